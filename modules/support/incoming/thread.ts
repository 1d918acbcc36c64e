import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailHost, provesAddress, readAddress, signAddress } from '../../../platform/mailer/index.ts'
import { channelOf } from '../ticket-channel.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { lockTicket } from '../tickets/queries-tickets.ts'
import type { IncomingMail } from './parsing/read-mail.ts'
import { findTicketOfMails, insertTicketMail, listThread } from './queries-incoming.ts'

const longestChain = 20
const ourId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.\d+)?@(.+)$/

/** Uid of our mail with that Message-ID. */
export function ownMailUid({ config }: Pick<Platform, 'config'>, messageId: string | undefined): string | undefined {
  const [, uid, host] = ourId.exec(messageId?.toLowerCase() ?? '') ?? []
  return host === mailHost(config.mailFrom).toLowerCase() ? uid : undefined
}

/** Tells whether our mails are sent from that address, or ask for replies to it. */
export function isOwnAddress({ config }: Pick<Platform, 'config'>, address: string): boolean {
  const from = /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  if (from.toLowerCase() === address) return true
  const { local, domain } = config.mailReplyTo ?? { local: '', domain: '' }
  const [name = '', host] = address.split('@')
  return host === domain && name.split('+')[0] === local
}

/** Tells whether the headers say that the mail answers one of ours. They do not prove which ticket it is about. */
export const isAnswerToOurMail = (
  platform: Pick<Platform, 'config'>,
  { references, recipients }: Pick<IncomingMail, 'references' | 'recipients'>,
): boolean =>
  references.some((id) => ownMailUid(platform, id)) ||
  recipients.some((address) => platform.config.mailReplyTo && readAddress(platform.config.mailReplyTo, address))

/** The reply address of a ticket's mails. @returns undefined when the site receives no mail */
const replyAddress = (
  { config, fingerprintKey }: Pick<Platform, 'config' | 'fingerprintKey'>,
  ticketUid: string,
  email: string,
) => config.mailReplyTo && signAddress(config.mailReplyTo, fingerprintKey, 't', ticketUid, email)

/** Headers by which mail programs show a ticket's mails as one thread, and by which answers are matched. */
export async function threadHeaders(
  platform: Pick<Platform, 'config' | 'fingerprintKey'>,
  db: Database,
  ticket: { uid: string },
  email: string,
): Promise<Record<string, string>> {
  const address = replyAddress(platform, ticket.uid, email)
  const host = mailHost(platform.config.mailFrom)
  const chain = (await listThread(db, ticket.uid, longestChain))
    .map((one) => ('mailUid' in one ? `${one.mailUid}@${host}` : one.messageId))
    .filter((id) => !id.startsWith('sha256:'))
    .map((id) => `<${id}>`)
  return {
    ...(address ? { 'Reply-To': address } : {}),
    ...(chain.length > 0 ? { References: chain.join(' '), 'In-Reply-To': chain.at(-1) ?? '' } : {}),
  }
}

/** Records that answers to that mail belong to that ticket. */
export const recordTicketMail = (
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  ticketUid: string,
  mailUid: string,
): Promise<void> => insertTicketMail(db, { mailUid, ticketUid, createdAt: clock.now() })

/** The sent mail that a bounce is about, when its signed bounce address is valid. */
export function returnedMailUid(
  { config, fingerprintKey }: Pick<Platform, 'config' | 'fingerprintKey'>,
  { recipients }: Pick<IncomingMail, 'recipients'>,
): string | undefined {
  const { mailReplyTo } = config
  if (!mailReplyTo) return undefined
  const addresses = recipients.map((address) => readAddress(mailReplyTo, address))
  return addresses.find((read) => read?.kind === 'b' && provesAddress(fingerprintKey, read))?.uid
}

/** Locks the ticket, or the one it was merged into. */
async function lockTicketOrItsHeir(db: Database, uid: string): Promise<TicketRow | undefined> {
  const ticket = await lockTicket(db, uid)
  return ticket?.mergedInto ? lockTicket(db, ticket.mergedInto) : ticket
}

const emailOf = async (platform: Pick<Platform, 'extensions'>, db: Database, ticket: TicketRow): Promise<string> =>
  (await channelOf(platform, ticket.type).emailsOf(db, [ticket])).get(ticket.ownerUid) ?? ''

async function findAddressed(
  platform: Pick<Platform, 'config' | 'extensions' | 'fingerprintKey'>,
  db: Database,
  address: string,
): Promise<AnsweredTicket | undefined> {
  const { config, fingerprintKey } = platform
  const read = config.mailReplyTo && readAddress(config.mailReplyTo, address)
  const ticket = read?.kind === 't' ? await lockTicketOrItsHeir(db, read.uid) : undefined
  if (!read || !ticket) return undefined
  const email = await emailOf(platform, db, ticket)
  return provesAddress(fingerprintKey, read, email) ? { ticket, email } : undefined
}

export interface AnsweredTicket {
  ticket: TicketRow
  /** the ticket owner's e-mail: the sender must still be compared with it */
  email: string
}

/**
 * Finds and locks the ticket that a mail answers: by the signed address it was sent to, else by our Message-IDs in its
 * headers, never by its subject. Only recipients of our mails know these.
 */
export async function findAnsweredTicket(
  platform: Pick<Platform, 'config' | 'extensions' | 'fingerprintKey'>,
  db: Database,
  mail: IncomingMail,
): Promise<AnsweredTicket | undefined> {
  for (const address of mail.recipients) {
    const found = await findAddressed(platform, db, address)
    if (found) return found
  }
  const ours = mail.references.map((id) => ownMailUid(platform, id)).filter((uid) => uid !== undefined)
  const uid = await findTicketOfMails(db, ours)
  const ticket = uid ? await lockTicketOrItsHeir(db, uid) : undefined
  return ticket && { ticket, email: await emailOf(platform, db, ticket) }
}
