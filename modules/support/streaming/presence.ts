import type { Presence, PresenceState } from '../../../contracts/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { EventData } from '../../../platform/events/index.ts'
import type { Platform, PlatformService } from '../../../platform/index.ts'
import type { Author } from '../tickets/append.ts'
import { ephemeralTopic } from './ephemeral-events.ts'

/** Milliseconds after which a presence that was not renewed expires. */
const lifetimes: Record<PresenceState, number> = { reading: 30_000, writing: 10_000 }

type AtTicket = Map<string, Presence>

/** Which staff have which ticket open, as this process was notified. In memory only, for some seconds. */
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

/** Typing counts as presence. */
export function rememberPresence(platform: Pick<Platform, 'clock' | 'services'>, sign: EventData): void {
  const typing = sign.kind === 'typing' && sign.staff === true
  if (sign.kind !== 'presence' && !typing) return
  const tickets = ticketsOf(platform)
  const here: AtTicket = tickets.get(String(sign.ticket)) ?? new Map()
  const uid = String(sign.uid)
  if (sign.state === 'left') here.delete(uid)
  else {
    const state = typing || sign.state === 'writing' ? 'writing' : 'reading'
    // Uses the clock of this process: another's may be ahead.
    const until = new Date(platform.clock.now().getTime() + lifetimes[state]).toISOString()
    here.set(uid, { contact: { uid, name: String(sign.name) }, state, expirationDateTime: until })
  }
  tickets.set(String(sign.ticket), here)
}

/** Removes expired presences. */
export function forgetPastPresence(platform: Pick<Platform, 'clock' | 'services'>): void {
  const now = platform.clock.now().toISOString()
  for (const [ticketUid, here] of ticketsOf(platform)) {
    for (const [uid, { expirationDateTime }] of here) if (expirationDateTime <= now) here.delete(uid)
    if (here.size === 0) ticketsOf(platform).delete(ticketUid)
  }
}

/** Tickets that a member of staff has open, as this process was notified. */
export function ticketsAttended(platform: Pick<Platform, 'clock' | 'services'>): string[] {
  forgetPastPresence(platform)
  return [...ticketsOf(platform).keys()]
}

/** The other members of staff who have that ticket open now. */
export function othersAt(platform: Pick<Platform, 'clock' | 'services'>, ticketUid: string, uid: string): Presence[] {
  forgetPastPresence(platform)
  return [...(ticketsOf(platform).get(ticketUid)?.values() ?? [])].filter(({ contact }) => contact.uid !== uid)
}
