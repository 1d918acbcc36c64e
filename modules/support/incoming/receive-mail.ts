import { randomUUIDv7 } from 'node:crypto'
import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import { StoppedCallError } from '../../../platform/child-processes/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { tryConsume } from '../../../platform/limits/index.ts'
import { mailUses } from '../../../platform/mailer/index.ts'
import { statusAt } from '../policy.ts'
import { channelOf } from '../ticket-channel.ts'
import { answerByMail } from './answer-by-mail.ts'
import { handleBounce } from './bounces/handle-bounce.ts'
import { handleComplaint } from './bounces/handle-complaint.ts'
import type { IncomingResult } from './incoming-result.ts'
import { type MailOrigin, type SetAsideResult, tryMail } from './mailbox/try-mail.ts'
import { openByMail } from './open-by-mail.ts'
import { deleteUnusedFiles, noFiles, type ReadMail, readFiles } from './parsing/files-of-mail.ts'
import { authenticationOf } from './parsing/read-authentication.ts'
import { type IncomingMail, readMail } from './parsing/read-mail.ts'
import { insertIncoming, updateIncoming } from './queries-incoming.ts'
import { type MailClass, sortMail } from './sort-mail.ts'
import { type AnsweredTicket, findAnsweredTicket, isOwnAddress, ownMailUid, returnedMailUid } from './thread.ts'

const sort = (platform: OpenedPlatform, mail: IncomingMail): MailClass =>
  ownMailUid(platform, mail.messageId)
    ? { kind: 'unwanted', reason: 'own-mail' }
    : sortMail(mail, {
        isOurs: (address) => isOwnAddress(platform, address),
        isReturned: returnedMailUid(platform, mail) !== undefined,
      })

/** Refuses a mail if the channel accepts none: the sender is notified once a day, and nothing of the mail is stored. */
async function refuse(
  platform: OpenedPlatform,
  db: Database,
  { ticket }: AnsweredTicket,
  to: string,
): Promise<IncomingResult> {
  const uses = mailUses(platform.config, { to })
  const { refused } = await tryConsume(db, platform.clock, [rateLimits.mailExplanationsOf, ticket.uid], ...uses)
  if (!refused) await channelOf(platform, ticket.type).refuseMail?.(platform, db, ticket, to)
  return { outcome: 'refused', reason: refused ? 'explained-before' : 'explained', ticketUid: ticket.uid }
}

/** A mail of another sender, or to a locked ticket, opens a new ticket. */
async function decide(platform: OpenedPlatform, db: Database, uid: string, given: ReadMail): Promise<IncomingResult> {
  const { mail } = given
  const sorted = sort(platform, mail)
  if (sorted.kind === 'unwanted') return { outcome: 'dropped', reason: sorted.reason }
  if (sorted.kind === 'bounce') return handleBounce(platform, db, mail)
  if (sorted.kind === 'complaint') return handleComplaint(platform, db, mail)
  const answered = await findAnsweredTicket(platform, db, mail)
  if (answered && channelOf(platform, answered.ticket.type).refuseMail) return refuse(platform, db, answered, mail.from)
  const isFromContact = answered?.email === mail.from
  if (answered && isFromContact && statusAt(answered.ticket, platform.clock.now()) !== 'locked') {
    return answerByMail(platform, db, answered.ticket, given)
  }
  return openByMail(platform, db, uid, given)
}

async function read(raw: Uint8Array): Promise<IncomingMail> {
  try {
    return await readMail(raw)
  } catch (cause) {
    if (cause instanceof StoppedCallError) throw cause
    throw invalid([violation('body', `Cet e-mail n’est pas lisible : ${(cause as Error).message}`)])
  }
}

type Received = IncomingResult | { outcome: 'known' }

/** @throws 400 when it is not a mail */
async function processMail(platform: OpenedPlatform, raw: Uint8Array): Promise<Received> {
  const mail = await read(raw)
  const uid = randomUUIDv7()
  const files = sort(platform, mail).kind === 'person' ? await readFiles(platform, mail) : noFiles
  const fate = await platform.db.transaction(async (db) => {
    const isNew = await insertIncoming(db, {
      uid,
      messageId: mail.messageId,
      outcome: 'dropped',
      reason: null,
      ticketUid: null,
      entryUid: null,
      original: null,
      authentication: authenticationOf(mail, platform.config.mailAuthserv),
      attachments: [],
      receivedAt: platform.clock.now(),
    })
    if (!isNew) return { outcome: 'known' } as const
    const decided = await decide(platform, db, uid, { mail, files })
    await updateIncoming(db, uid, decided)
    return decided
  })
  await deleteUnusedFiles(platform, files)
  platform.log.info(
    { mail: uid, ...('reason' in fate ? { reason: fate.reason } : {}), outcome: fate.outcome },
    'mail received',
  )
  return fate
}

/**
 * Processes one incoming mail, from the webhook or a mailbox: an answer, a new ticket, a bounce, a complaint, or
 * unwanted mail. Repeated deliveries, also to several processes, count once. Data that is no mail, or that fails twice,
 * is set aside.
 */
export const receiveMail = (
  platform: OpenedPlatform,
  raw: Uint8Array,
  origin: MailOrigin,
): Promise<Received | SetAsideResult> => tryMail(platform, { raw, origin }, () => processMail(platform, raw))
