import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { defineJob } from '../jobs/index.ts'
import type { Logger } from '../log/index.ts'
import { readSetting } from '../settings/index.ts'
import { signAddress } from './reply-address.ts'
import { openLink } from './sealed-link.ts'
import { mails } from './tables.ts'
import type { Sender, Transport } from './transport.ts'

export interface MailJobContext {
  db: Database
  clock: Clock
  log: Logger
  config: Config
  fingerprintKey: Uint8Array
  transport: Transport | undefined
}

type MailRow = typeof mails.$inferSelect

/** What became of one more attempt. */
async function note(db: Database, uid: string, outcome: Partial<MailRow>): Promise<void> {
  const attempts = sql`${mails.attempts} + 1`
  await db
    .update(mails)
    .set({ ...outcome, attempts })
    .where(eq(mails.uid, uid))
}

/** Without SMTP the mail stays readable in the back office, and its links are logged so that a newcomer can follow them. */
function keepAndLog(context: MailJobContext, mail: MailRow): void {
  const links = [...mail.text.matchAll(/https?:\/\/\S+/g)].map((match) => match[0])
  context.log.info({ to: mail.recipient, subject: mail.subject, links }, 'courriel conservé (pas de SMTP_URL)')
}

/** The house’s name, unless the address comes with one of its own. */
async function sender({ db, config }: MailJobContext): Promise<Sender> {
  if (config.mailFrom.includes('<')) return config.mailFrom
  return { name: await readSetting(db, config, 'house-name'), address: config.mailFrom }
}

/** At least once: the mail's own Message-ID is stable, so that a second delivery is recognised as the same. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ uid: z.uuid() }),
  retryLimit: 12,
  async handle(context: MailJobContext, { uid }) {
    const [kept] = await context.db.select().from(mails).where(eq(mails.uid, uid))
    if (!kept || kept.state === 'sent' || kept.state === 'kept' || kept.state === 'bounced') return
    const { db, clock, transport, config, fingerprintKey } = context
    const mail = openLink(fingerprintKey, kept)
    if (!transport) {
      keepAndLog(context, mail)
      return note(db, uid, { state: 'kept', error: null, sentAt: clock.now() })
    }
    try {
      const returnTo = config.mailReplyTo && signAddress(config.mailReplyTo, fingerprintKey, 'b', uid)
      await transport.send(mail, await sender(context), returnTo)
    } catch (error) {
      await note(db, uid, { state: 'failed', error: error instanceof Error ? error.message : String(error) })
      throw error
    }
    await note(db, uid, { state: 'sent', error: null, sentAt: clock.now(), sealedLink: null })
  },
})
