import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { digestOfToken, newLinkToken } from '../../../platform/keys/index.ts'
import { type LinkRenewal, mailOf } from '../../../platform/mailer/index.ts'
import { opinionAskedMail, opinionAskedSubject } from '../mails/opinion-asked.tsx'
import { channelOf } from '../ticket-channel.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { insertSurvey, renewDigest, takeUnsurveyedTickets } from './queries-surveys.ts'

const dayMilliseconds = 86_400_000
/** Delay before the survey: the user may still want to add something. */
const afterMilliseconds = dayMilliseconds
/** Tickets closed long ago get no survey. */
const untilMilliseconds = 3 * dayMilliseconds
const lifetimeMilliseconds = 30 * dayMilliseconds
const batch = 50

async function askAbout(platform: OpenedPlatform, db: Database, ticket: TicketRow): Promise<void> {
  const { clock, config, mailer } = platform
  const to = (await channelOf(platform, ticket.type).emailsOf(db, [ticket])).get(ticket.ownerUid)
  if (!to) return
  const token = newLinkToken()
  const href = `${config.publicUrl}/contact/survey?t=${token}`
  const mailUid = await mailer.write(db, {
    to,
    subject: opinionAskedSubject,
    link: href,
    ...mailOf(opinionAskedMail, { href }),
  })
  const askedAt = clock.now()
  await insertSurvey(db, {
    ticketUid: ticket.uid,
    digest: digestOfToken(token),
    mailUid,
    askedAt,
    expiresAt: new Date(askedAt.getTime() + lifetimeMilliseconds),
    rating: null,
    comment: null,
    answeredAt: null,
  })
}

/** Renews the link when the mail is sent again: the former link ends. An expired survey gets no new link. */
export const renewSurveyLink: LinkRenewal = async ({ clock }, db, _recipient, mailUid) => {
  const token = newLinkToken()
  return (await renewDigest(db, mailUid, digestOfToken(token), clock.now())) ? token : undefined
}

async function askSome(platform: OpenedPlatform): Promise<number> {
  const { db, clock } = platform
  const now = clock.now().getTime()
  return db.transaction(async (db) => {
    const from = new Date(now - untilMilliseconds)
    const closed = await takeUnsurveyedTickets(db, from, new Date(now - afterMilliseconds), batch)
    for (const ticket of closed) await askAbout(platform, db, ticket)
    return closed.length
  })
}

/** Sends a survey once, a day after a ticket was closed. */
export const askOpinionsSweep = defineSweep({
  name: 'support.ask-opinions',
  everySeconds: 60,
  async handle(platform: OpenedPlatform) {
    while ((await askSome(platform)) === batch);
  },
})
