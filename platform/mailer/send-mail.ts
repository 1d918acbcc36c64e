import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import type { Extensions } from '../extensions/index.ts'
import { defineJob } from '../jobs/index.ts'
import { type Logger, maskUrl } from '../log/index.ts'
import { mailOutcomes } from '../metrics/index.ts'
import { readSetting, siteName } from '../settings/index.ts'
import { runTraced } from '../tracing/index.ts'
import { openLink } from './encrypted-link.ts'
import { findMailWording } from './mail-wording.ts'
import type { Mailing } from './mailing.ts'
import { recordBounce } from './record-bounce.ts'
import { permanentRefusal } from './refusal.ts'
import { signAddress } from './reply-address.ts'
import { readMailSite } from './site-name.tsx'
import { mails } from './tables.ts'
import { elementOf, renderWords } from './template.ts'
import { mailsAtOnce, type Sender, type Transport } from './transport.ts'

export interface MailJobContext {
  db: Database
  clock: Clock
  log: Logger
  config: Config
  fingerprintKey: Uint8Array
  extensions: Extensions
  mailer: Pick<Mailing, 'templates' | 'kinds' | 'refusedAddress' | 'neutralMails'>
  transport: Transport | undefined
}

type MailRow = typeof mails.$inferSelect

/** Stores the outcome of one more attempt. */
async function note(db: Database, uid: string, outcome: Partial<MailRow>): Promise<void> {
  const attempts = sql`${mails.attempts} + 1`
  await db
    .update(mails)
    .set({ ...outcome, attempts })
    .where(eq(mails.uid, uid))
}

/** Logs the links and codes of a mail for newcomers without SMTP. The mail stays readable in the back office. */
function storeAndLog({ config, log }: MailJobContext, { uid, recipient, subject, text }: MailRow): void {
  const links = [...text.matchAll(/https?:\/\/\S*[^\s.,;:!?)»]/g)].map(([link]) => link)
  // In production only the mail contains secrets and personal data: readers of a server's log must not have them.
  const codes = [...text.matchAll(/^\d{6}$/gm)].map(([code]) => code)
  const said = config.production
    ? { uid, links: links.map(maskUrl) }
    : { to: recipient, subject, links, ...(codes.length > 0 ? { codes } : {}) }
  log.info(said, 'mail stored (no SMTP_URL)')
}

/** Renders a mail that was stored as template name and props. */
async function rendered(context: MailJobContext, stored: MailRow): Promise<MailRow> {
  const { db, mailer } = context
  if (stored.template === null || stored.props === null) return stored
  const props = JSON.parse(stored.props) as object
  const around = await findMailWording(context, db, { kind: stored.kind, subject: stored.subject, props })
  const site = await readMailSite(context, db, around)
  const words = await renderWords(site, elementOf(mailer.templates, stored.template, props))
  const change = { ...words, subject: around?.subject ?? stored.subject, template: null, props: null }
  await db.update(mails).set(change).where(eq(mails.uid, stored.uid))
  return { ...stored, ...change }
}

const neutralSender = 'Messagerie'
const neutralSubject = 'Nouveau message'

async function isNeutral({ db, mailer }: MailJobContext, recipient: string): Promise<boolean> {
  for (const wantsNeutral of mailer.neutralMails) if (await wantsNeutral(db, recipient)) return true
  return false
}

/** The sender, named after the site unless the configured address has a name. A neutral sender has a neutral name. */
async function sender({ db, config }: MailJobContext, neutral: boolean): Promise<Sender> {
  if (neutral) return { name: neutralSender, address: config.mailFrom.match(/<([^>]+)>/)?.[1] ?? config.mailFrom }
  if (config.mailFrom.includes('<')) return config.mailFrom
  return { name: await readSetting(db, config, siteName), address: config.mailFrom }
}

async function deliver(context: MailJobContext, transport: Transport, mail: MailRow): Promise<void> {
  const { config, fingerprintKey } = context
  const { taken } = transport
  const key = `${mail.uid}/${mail.resent}`
  if (!taken.has(key)) {
    const returnTo = config.mailReplyTo && signAddress(config.mailReplyTo, fingerprintKey, 'b', mail.uid)
    const neutral = await isNeutral(context, mail.recipient)
    const shown = neutral ? { ...mail, subject: neutralSubject } : mail
    const from = await sender(context, neutral)
    await runTraced(
      () => ({ kind: 'mail', name: 'mail', attributes: { 'mail.kind': mail.kind } }),
      () => transport.send(shown, from, returnTo),
    )
    taken.add(key)
  }
  await note(context.db, mail.uid, { state: 'sent', error: null, sentAt: context.clock.now(), encryptedLink: null })
  taken.delete(key)
  mailOutcomes.publish('sent')
}

/**
 * Records a refusal: a permanent one is a bounce, a temporary one is retried.
 * @throws if it is retried
 */
async function noteFailure(context: MailJobContext, { uid }: MailRow, error: unknown): Promise<void> {
  const refusal = permanentRefusal(error)
  await note(context.db, uid, { state: 'failed', error: error instanceof Error ? error.message : String(error) })
  mailOutcomes.publish(refusal ? 'bounced' : 'failed')
  if (!refusal) throw error
  await recordBounce(context, context.db, uid, refusal)
}

/** Sends a mail at least once: its Message-ID is stable, so that a second delivery is recognised as the same mail. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ uid: z.uuid() }),
  // Retries for two days: by then a blocked host or a daily limit is over, or the owner has seen the failure.
  retryLimit: 58,
  atOnce: mailsAtOnce,
  retriesEverySeconds: 5,
  async handle(context: MailJobContext, { uid }) {
    const [stored] = await context.db.select().from(mails).where(eq(mails.uid, uid))
    if (!stored || stored.state === 'sent' || stored.state === 'kept' || stored.state === 'bounced') return
    const { db, clock, transport, fingerprintKey } = context
    try {
      const mail = openLink(fingerprintKey, await rendered(context, stored))
      if (transport) return await deliver(context, transport, mail)
      storeAndLog(context, mail)
      await note(db, uid, { state: 'kept', error: null, sentAt: clock.now() })
      mailOutcomes.publish('kept')
    } catch (error) {
      await noteFailure(context, stored, error)
    }
  },
})
