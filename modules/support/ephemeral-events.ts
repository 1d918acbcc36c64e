import type { ReadEvent, TransferEvent, TypingEvent } from '../../contracts/support.ts'
import type { Database } from '../../platform/database/index.ts'
import type { EventData } from '../../platform/events/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Author } from './append.ts'
import type { TicketRow } from './queries-rows.ts'

/** What passes and is kept nowhere: who is writing, who has seen. */
export const ephemeralTopic = 'support.signs'

/** Among staff alone. */
interface PresenceEvent {
  contact: { uid: string; name: string }
  state: string
  expirationDateTime: string
}

type Audience = 'person' | 'staff'

const shownAgainMilliseconds = 2000
const mostRemembered = 5000

/** When each writer of this process was last told of. */
const received = new WeakMap<Platform, Map<string, number>>()

/** Whoever types on need not be told of with each letter. */
function isTooSoon(platform: Platform, key: string): boolean {
  const times = received.get(platform) ?? new Map<string, number>()
  received.set(platform, times)
  const now = platform.clock.now().getTime()
  if (now - (times.get(key) ?? 0) < shownAgainMilliseconds) return true
  if (times.size >= mostRemembered) times.clear()
  times.set(key, now)
  return false
}

/** Somebody is writing: reaches the streams of that ticket in every process. */
export async function notifyTyping(
  platform: Platform,
  db: Database,
  ticketUid: string,
  { uid, name, staff }: Author,
): Promise<void> {
  if (isTooSoon(platform, `${ticketUid}/${uid}`)) return
  await platform.events.publish(db, ephemeralTopic, { ticket: ticketUid, kind: 'typing', staff, uid, name })
}

/** One side has seen what there was. @param reader uid of the member of staff; null: the person */
export async function notifyRead(
  platform: Platform,
  db: Database,
  { uid, modifiedAt }: Pick<TicketRow, 'uid' | 'modifiedAt'>,
  reader: string | null,
): Promise<void> {
  const sign = { ticket: uid, kind: 'read', staff: reader !== null, reader, until: modifiedAt.toISOString() }
  await platform.events.publish(db, ephemeralTopic, sign)
}

/** What is beside a ticket has changed: whoever looks at it asks for it anew. Told on commit. */
export async function publishEphemeral(
  platform: Platform,
  db: Database,
  ticketUid: string,
  kind: 'transfer' | 'satisfaction',
): Promise<void> {
  await platform.events.publish(db, ephemeralTopic, { ticket: ticketUid, kind })
}

/** Without an id: a stream that resumes goes on after the last entry. */
const frameOf = (event: string, data: TypingEvent | ReadEvent | PresenceEvent | TransferEvent) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * A sign as each side is told of it. A person's own come back to her in no window; who of the help desk has read what
 * is not told.
 */
export function signFrames(type: TicketRow['type'], sign: EventData): Partial<Record<Audience, string>> {
  const staff = sign.staff === true
  if (sign.kind === 'typing') {
    const frame = frameOf('typing', { contact: { uid: String(sign.uid), name: String(sign.name) }, staff })
    return staff ? { person: frame, staff: frame } : { staff: frame }
  }
  if (sign.kind === 'transfer') {
    const frame = frameOf('transfer', {})
    return { person: frame, staff: frame }
  }
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
