export interface PresentColleague {
  uid: string
  name: string
  state: 'reading' | 'writing'
}

/** Expiry of a colleague's presence signals, by this window's clock; 0: no signal. */
export interface PresenceSignals {
  uid: string
  name: string
  reading: number
  writing: number
}

/** Time after which a signal that is not repeated expires. */
const countedMilliseconds = { reading: 30_000, writing: 10_000 }

interface Received {
  contact: { uid: string; name: string }
  state: 'reading' | 'writing' | 'left'
}

const without = (known: readonly PresenceSignals[], uid: string) => known.filter((one) => one.uid !== uid)

/** Adds a signal. `reading`, which a writing colleague sends too, does not end the writing. */
export function addPresenceSignal(
  known: readonly PresenceSignals[],
  { contact, state }: Received,
  now: number,
): readonly PresenceSignals[] {
  const rest = without(known, contact.uid)
  if (state === 'left') return rest
  const before = known.find(({ uid }) => uid === contact.uid)
  const reading = now + countedMilliseconds.reading
  const writing = state === 'writing' ? now + countedMilliseconds.writing : (before?.writing ?? 0)
  return [...rest, { uid: contact.uid, name: contact.name, reading, writing }]
}

/** A colleague's answer arrived: their typing ends. */
export function endTyping(known: readonly PresenceSignals[], uid: string, now: number): readonly PresenceSignals[] {
  const writer = known.find((one) => one.uid === uid && one.writing > 0)
  if (!writer) return known
  return [...without(known, uid), { ...writer, writing: 0, reading: now + countedMilliseconds.reading }]
}

/** Removes expired signals. @returns `known` itself if none has expired, to avoid a re-render */
export function dropExpiredSignals(known: readonly PresenceSignals[], now: number): readonly PresenceSignals[] {
  const isPast = (until: number) => until !== 0 && until < now
  if (!known.some(({ reading, writing }) => isPast(reading) || isPast(writing))) return known
  return known
    .filter(({ reading, writing }) => Math.max(reading, writing) >= now)
    .map(({ reading, writing, ...contact }) => ({
      ...contact,
      reading: isPast(reading) ? 0 : reading,
      writing: isPast(writing) ? 0 : writing,
    }))
}

export const listPresentColleagues = (known: readonly PresenceSignals[]): readonly PresentColleague[] =>
  known.map(({ uid, name, writing }) => ({ uid, name, state: writing > 0 ? 'writing' : 'reading' }))
