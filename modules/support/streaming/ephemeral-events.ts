import type { ArticleReadEvent } from '../../../contracts/coaching/offered-articles.ts'
import type { RemovedEvent } from '../../../contracts/support/staff-tickets.ts'
import type { ReadEvent, TransferEvent, TypingEvent } from '../../../contracts/support/support.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { EventData } from '../../../platform/events/index.ts'
import type { Platform, PlatformService } from '../../../platform/index.ts'
import type { Author } from '../tickets/messages/author.ts'
import type { EntryRow, TicketRow } from '../tickets/queries-rows.ts'

/** Events that are never stored, such as typing and read marks. */
export const ephemeralTopic = 'support.signs'

/** The set of tickets that a member of staff may list has changed: `staff` is their uid. */
export const listsTopic = 'support.lists'

/** Event that only staff receive. */
interface PresenceEvent {
  contact: { uid: string; name: string }
  state: string
  expirationDateTime: string
}

type EventShape = TypingEvent | ReadEvent | PresenceEvent | TransferEvent | RemovedEvent | ArticleReadEvent

type Audience = 'person' | 'staff'

const shownAgainMilliseconds = 2000
const mostRemembered = 5000

/** Time in milliseconds at which this process last announced each author as typing. */
const announced: PlatformService<Map<string, number>> = { name: 'support.typing', open: () => new Map() }

/** Limits how often a typing event is sent while the same author keeps typing. */
function isTooSoon({ services, clock }: Pick<Platform, 'services' | 'clock'>, key: string): boolean {
  const times = services.of(announced)
  const now = clock.now().getTime()
  if (now - (times.get(key) ?? 0) < shownAgainMilliseconds) return true
  if (times.size >= mostRemembered) times.clear()
  times.set(key, now)
  return false
}

/** Notifies that ticket's streams, in every process, that an author is typing. */
export async function notifyTyping(
  platform: Pick<Platform, 'clock' | 'events' | 'services'>,
  db: Database,
  ticketUid: string,
  { uid, name, staff }: Author,
): Promise<void> {
  if (isTooSoon(platform, `${ticketUid}/${uid}`)) return
  await platform.events.publish(db, ephemeralTopic, { ticket: ticketUid, kind: 'typing', staff, uid, name })
}

/** Announces that one side has read the ticket. @param reader uid of the member of staff; null: the user */
export async function notifyRead(
  platform: Pick<Platform, 'events'>,
  db: Database,
  { uid, modifiedAt }: Pick<TicketRow, 'uid' | 'modifiedAt'>,
  reader: string | null,
): Promise<void> {
  const sign = { ticket: uid, kind: 'read', staff: reader !== null, reader, until: modifiedAt.toISOString() }
  await platform.events.publish(db, ephemeralTopic, sign)
}

/** Announces a change that adds no entry to the ticket: open views reload its data. Sent when the transaction commits. */
export async function publishEphemeral(
  platform: Pick<Platform, 'events'>,
  db: Database,
  ticketUid: string,
  kind: 'transfer' | 'satisfaction' | 'held',
): Promise<void> {
  await platform.events.publish(db, ephemeralTopic, { ticket: ticketUid, kind })
}

/** Announces that a message was undone: open views remove it. */
export async function publishRemoval(
  platform: Pick<Platform, 'events'>,
  db: Database,
  ticketUid: string,
  { uid, kind }: Pick<EntryRow, 'uid' | 'kind'>,
): Promise<void> {
  await platform.events.publish(db, ephemeralTopic, {
    ticket: ticketUid,
    kind: 'removed',
    uid,
    isNote: kind === 'note',
  })
}

/** Announces to staff views that the user opened an offered article. @param uid of the offer, not of the article */
export async function publishArticleRead(
  platform: Pick<Platform, 'events'>,
  db: Database,
  ticketUid: string,
  uid: string,
  readAt: Date,
): Promise<void> {
  const sign = { ticket: ticketUid, kind: 'article-read', uid, readDateTime: readAt.toISOString() }
  await platform.events.publish(db, ephemeralTopic, sign)
}

/** Frame without an id, so that a resumed stream continues after the last entry. */
const frameOf = (event: string, data: EventShape) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Builds the event for each side. A user's own events are not sent back to that user, and help desk users are not
 * notified that staff have read their messages.
 */
export function signalFrames(type: TicketRow['type'], sign: EventData): Partial<Record<Audience, string>> {
  const staff = sign.staff === true
  if (sign.kind === 'typing') {
    const frame = frameOf('typing', { contact: { uid: String(sign.uid), name: String(sign.name) }, staff })
    return staff ? { person: frame, staff: frame } : { staff: frame }
  }
  if (sign.kind === 'transfer') {
    const frame = frameOf('transfer', {})
    return { person: frame, staff: frame }
  }
  if (sign.kind === 'removed') {
    const frame = frameOf('removed', { uid: String(sign.uid) })
    return sign.isNote ? { staff: frame } : { person: frame, staff: frame }
  }
  if (sign.kind === 'article-read') {
    return { staff: frameOf('article-read', { uid: String(sign.uid), readDateTime: String(sign.readDateTime) }) }
  }
  if (sign.kind === 'held') return { staff: frameOf('held', {}) }
  if (sign.kind === 'satisfaction') return { staff: frameOf('satisfaction', {}) }
  if (sign.kind === 'presence') {
    const { uid, name, state, until } = sign
    const contact = { uid: String(uid), name: String(name) }
    return { staff: frameOf('presence', { contact, state: String(state), expirationDateTime: String(until) }) }
  }
  const frame = frameOf('read', { staff, until: String(sign.until) })
  if (!staff) return { staff: frame }
  return type === 'coaching' ? { person: frame } : {}
}
