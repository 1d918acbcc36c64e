import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NewTicket, SupportType, TicketWithMessages } from '../../contracts/support.ts'
import type { Database } from '../../platform/database/index.ts'
import { notFound } from '../../platform/errors/index.ts'
import type { OpenedPlatform, Platform } from '../../platform/index.ts'
import type { InlineUpload } from './inline-uploads.ts'
import type { TicketRow } from './queries-rows.ts'

/** The person on her side of a conversation. */
export interface Person {
  /** whose tickets these are */
  ownerUid: string
  /** how others know her */
  contactUid: string
  /** null where each of her tickets says it */
  name: string | null
  email: string
}

/** How a room keeps what is said in one ticket. `place` is the entry's uid, or `title`. */
export interface Cipher {
  encrypt(place: string, text: string): string
  decrypt(place: string, stored: string): string
  encryptBytes(place: string, bytes: Buffer): Buffer
  decryptBytes(place: string, stored: Buffer): Buffer
}

/** For rooms that keep their words as typed. */
export const plaintextCipher: Cipher = {
  encrypt: (_place, text) => text,
  decrypt: (_place, stored) => stored,
  encryptBytes: (_place, bytes) => bytes,
  decryptBytes: (_place, stored) => stored,
}

export interface Reading {
  ticketUid: string
  staff: { uid: string; name: string }
  reason: string
}

/** What differs between the help desk and the coaching room; everything else is the same conversation. */
export interface TicketChannel {
  readonly type: SupportType
  /** may one open a ticket here before one is known? */
  readonly opensToAnyone: boolean
  /** @throws 401, 403 */
  enter(platform: Platform, db: Database, request: FastifyRequest): Promise<Person>
  /** has what opened a long stream been closed since? */
  isStillIn(platform: OpenedPlatform, request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /**
   * @param files that came with the message, and are announced
   * @throws 400, 401, 403, 409, 429
   */
  open(
    platform: Platform,
    db: Database,
    request: FastifyRequest,
    body: NewTicket,
    files?: readonly InlineUpload[],
  ): Promise<TicketWithMessages>
  /** Counts, before they are taken in, files that come with a new ticket. @throws 409, 429 */
  admitFiles(platform: Platform, db: Database, request: FastifyRequest): Promise<void>
  /** @throws 409 */
  admitWriting(db: Database, person: Person): Promise<void>
  createCipher(platform: Platform, db: Database, ticketUid: string): Promise<Cipher>
  /** all of a page at once: one query at most */
  ciphers(platform: Platform, db: Database, ticketUids: readonly string[]): Promise<(ticketUid: string) => Cipher>
  /** e-mails by owner, for staff */
  emailsOf(db: Database, tickets: readonly TicketRow[]): Promise<Map<string, string>>
  /** tells the person by mail that staff answered */
  announce(
    platform: Platform,
    db: Database,
    ticket: TicketRow,
    answer: { content: string; staffName: string },
  ): Promise<void>
  /**
   * Where set, answers by mail are no messages here: it tells whoever sent one. Nothing of it is kept.
   * @param to the sender
   */
  refuseMail?(platform: Platform, db: Database, ticket: TicketRow, to: string): Promise<void>
  /** may that member of staff be given tickets here? */
  canWork(user: { roles: readonly string[]; suspendedAt: Date | null }): boolean
  recordReading(platform: Platform, db: Database, reading: Reading): Promise<void>
  /** erases what the room keeps beside the tickets */
  forget(db: Database, ticketUids: readonly string[]): Promise<void>
}

const channels = new Map<SupportType, TicketChannel>()

/** Called once by the module that knows the room. */
export function registerChannel(channel: TicketChannel): void {
  channels.set(channel.type, channel)
}

/** @throws 404 for what is no room of the house */
export function channelOf(type: string): TicketChannel {
  const channel = channels.get(type as SupportType)
  if (!channel) throw notFound()
  return channel
}

/** What one ticket is sealed with. */
export async function cipherOf(
  platform: Platform,
  db: Database,
  channel: TicketChannel,
  ticketUid: string,
): Promise<Cipher> {
  return (await channel.ciphers(platform, db, [ticketUid]))(ticketUid)
}
