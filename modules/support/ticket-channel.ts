import type { ArticleCard } from '../../contracts/coaching/offered-articles.ts'
import type { NewTicket, SupportType, TicketWithMessages } from '../../contracts/support/support.ts'
import type { Database } from '../../platform/database/index.ts'
import { notFound } from '../../platform/errors/index.ts'
import { extensionPoint } from '../../platform/extensions/index.ts'
import type { OpenedPlatform, Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import type { InlineUpload } from './attachments/inline-uploads.ts'
import type { Cipher } from './cipher.ts'
import type { TicketMailing, TicketOpening } from './ticket-platform.ts'
import type { TicketRow } from './tickets/queries-rows.ts'

/** The user's side of a conversation, as opposed to staff. */
export interface Person {
  /** the owner of these tickets */
  ownerUid: string
  /** the id under which others see the user */
  contactUid: string
  /** null if each ticket stores the name */
  name: string | null
  email: string
}

/** Facts of a request that its route passes to a channel. */
export interface RequestFacts {
  readonly viewer: Viewer | null
  /** the user, if an earlier hook has identified them */
  readonly person: Person | null
  readonly ip: string
  /** the headers `Authorization` and `X-Support-Auth` */
  readonly authorization: string | undefined
  readonly supportAuth: string | readonly string[] | undefined
}

export interface RecordedReading {
  ticketUid: string
  staff: { uid: string; name: string }
  reason: string
}

/** The differences between the help desk and coaching; all else is the same code. */
export interface TicketChannel {
  readonly type: SupportType
  /** true if an unidentified visitor may open a ticket here */
  readonly opensToAnyone: boolean
  /** @throws 401, 403 */
  enter(platform: Pick<Platform, 'clock' | 'readers'>, db: Database, facts: RequestFacts): Promise<Person>
  /** tells whether the session or token that opened a stream is still valid */
  isStillIn(platform: OpenedPlatform, facts: RequestFacts): Promise<boolean>
  /**
   * @param files sent with the message, already announced
   * @throws 400, 401, 403, 409, 429
   */
  open(
    platform: TicketOpening,
    db: Database,
    facts: RequestFacts,
    body: NewTicket,
    files?: readonly InlineUpload[],
  ): Promise<TicketWithMessages>
  /** Counts the files of a new ticket before they are read. @throws 409, 429 */
  admitFiles(platform: Pick<Platform, 'clock'>, db: Database, facts: RequestFacts): Promise<void>
  /** @throws 409 */
  admitWriting(db: Database, person: Person): Promise<void>
  createCipher(platform: Pick<Platform, 'clock' | 'keyring'>, db: Database, ticketUid: string): Promise<Cipher>
  /** owners who withdrew their consent: staff may neither read nor answer their tickets */
  withheldOwners(db: Database, ownerUids: readonly string[]): Promise<ReadonlySet<string>>
  /** the ciphers of a whole page with one query at most */
  ciphers(
    platform: Pick<Platform, 'keyring'>,
    db: Database,
    ticketUids: readonly string[],
  ): Promise<(ticketUid: string) => Cipher>
  /** e-mail addresses by owner, for staff */
  emailsOf(db: Database, tickets: readonly TicketRow[]): Promise<Map<string, string>>
  /** mails the user that staff answered, at once or from `mailAt` on; the mail has the uid of the answer */
  announce(
    platform: TicketMailing,
    db: Database,
    ticket: TicketRow,
    answer: { uid: string; content: string; staffName: string; mailAt: Date | undefined },
  ): Promise<void>
  /**
   * If set, answers by mail are not accepted here: their sender is notified, and nothing of the mail is stored.
   * @param to the sender
   */
  refuseMail?(platform: Pick<Platform, 'config' | 'mailer'>, db: Database, ticket: TicketRow, to: string): Promise<void>
  /** presents titles to staff with the current names of renamed themes; if absent, titles stay as written */
  presentTitles?(db: Database): Promise<(title: string) => string>
  /** tells whether tickets here may be assigned to that member of staff */
  canWork(user: { roles: readonly string[]; suspendedAt: Date | null }): boolean
  /** cards of those articles that are published, unordered; if absent, messages offer no articles */
  articleCards?(platform: Pick<Platform, 'clock'>, db: Database, uids: readonly string[]): Promise<ArticleCard[]>
  recordReading(platform: Pick<Platform, 'clock' | 'keyring'>, db: Database, reading: RecordedReading): Promise<void>
  /** erases the data that the channel stores besides the tickets */
  forget(db: Database, ticketUids: readonly string[]): Promise<void>
}

/** The module that owns a channel adds it here. */
export const channels = extensionPoint<TicketChannel>('support.channels')

/** @throws 404 for an unknown channel */
export function channelOf({ extensions }: Pick<Platform, 'extensions'>, type: string): TicketChannel {
  const channel = extensions.of(channels).find((one) => one.type === type)
  if (!channel) throw notFound()
  return channel
}

export async function cipherOf(
  platform: Pick<Platform, 'keyring'>,
  db: Database,
  channel: TicketChannel,
  ticketUid: string,
): Promise<Cipher> {
  return (await channel.ciphers(platform, db, [ticketUid]))(ticketUid)
}
