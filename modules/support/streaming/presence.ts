import type { Presence, PresenceState } from '../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { EventData } from '../../../platform/events/index.ts'
import type { Platform, PlatformService } from '../../../platform/index.ts'
import type { Author } from '../tickets/messages/author.ts'
import { ephemeralTopic } from './ephemeral-events.ts'

/** Milliseconds after which a presence that was not renewed expires. */
const lifetimes: Record<PresenceState, number> = { reading: 30_000, writing: 10_000 }

/** A member of staff at a ticket: expiry of each presence state, in milliseconds. */
interface Attendance extends Record<PresenceState, number> {
  name: string
}

type AtTicket = Map<string, Attendance>

/** Staff who have a ticket open, as notified to this process. Kept in memory for some seconds. */
const presences: PlatformService<Map<string, AtTicket>> = { name: 'support.presences', open: () => new Map() }

const ticketsOf = ({ services }: Pick<Platform, 'services'>): Map<string, AtTicket> => services.of(presences)

/** Notifies every process. `left` ends the presence at once. */
export async function notifyPresence(
  { events, clock }: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  ticketUid: string,
  { uid, name }: Author,
  state: PresenceState | 'left',
): Promise<void> {
  const until = state === 'left' ? clock.now() : new Date(clock.now().getTime() + lifetimes[state])
  const sign = { ticket: ticketUid, kind: 'presence', staff: true, uid, name, state, until: until.toISOString() }
  await events.publish(db, ephemeralTopic, sign)
}

/**
 * Records a presence signal. Typing counts as presence, and repeated reading does not end typing.
 * @returns whether the signal is news: the departure of someone unknown is not
 */
export function rememberPresence(platform: Pick<Platform, 'clock' | 'services'>, sign: EventData): boolean {
  const typing = sign.kind === 'typing' && sign.staff === true
  if (sign.kind !== 'presence' && !typing) return true
  const tickets = ticketsOf(platform)
  const here: AtTicket = tickets.get(String(sign.ticket)) ?? new Map()
  const uid = String(sign.uid)
  if (sign.state === 'left') {
    if (!here.delete(uid)) return false
  } else {
    // Uses the clock of this process: another process's clock may be ahead.
    const now = platform.clock.now().getTime()
    const before = here.get(uid)
    const reading = now + lifetimes.reading
    const isWriting = typing || sign.state === 'writing'
    const writing = isWriting ? now + lifetimes.writing : (before?.writing ?? 0)
    here.set(uid, { name: String(sign.name), reading, writing })
  }
  tickets.set(String(sign.ticket), here)
  return true
}

/** Ends the typing of a member of staff who answered: the ticket is still open for them. */
export function endWriting({ services }: Pick<Platform, 'services'>, { ticket, writer }: EventData): void {
  const attendance = ticketsOf({ services }).get(String(ticket))?.get(String(writer))
  if (attendance) attendance.writing = 0
}

/** Removes expired presences. `reading` decides, because it never expires before `writing`. */
export function forgetPastPresence(platform: Pick<Platform, 'clock' | 'services'>): void {
  const now = platform.clock.now().getTime()
  for (const [ticketUid, here] of ticketsOf(platform)) {
    for (const [uid, { reading }] of here) if (reading <= now) here.delete(uid)
    if (here.size === 0) ticketsOf(platform).delete(ticketUid)
  }
}

/** Tickets that members of staff have open, as notified to this process. */
export function listOpenedTickets(platform: Pick<Platform, 'clock' | 'services'>): string[] {
  forgetPastPresence(platform)
  return [...ticketsOf(platform).keys()]
}

export function listOtherViewers(
  platform: Pick<Platform, 'clock' | 'services'>,
  ticketUid: string,
  uid: string,
): Presence[] {
  forgetPastPresence(platform)
  const now = platform.clock.now().getTime()
  const others = [...(ticketsOf(platform).get(ticketUid) ?? [])].filter(([other]) => other !== uid)
  return others.map(([other, { name, reading, writing }]) => {
    const state = writing > now ? 'writing' : 'reading'
    const until = state === 'writing' ? writing : reading
    return { contact: { uid: other, name }, state, expirationDateTime: new Date(until).toISOString() }
  })
}
