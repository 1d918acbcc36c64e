export interface Other {
  uid: string
  name: string
  state: 'reading' | 'writing'
}

/** Expiry of a colleague's presence signals, by this window's clock; 0: no signal. */
export interface Signs {
  uid: string
  name: string
  reading: number
  writing: number
}

/** Signals that are not repeated expire. */
const countedMilliseconds = { reading: 30_000, writing: 10_000 }

interface Received {
  contact: { uid: string; name: string }
  state: 'reading' | 'writing' | 'left'
}

const without = (known: readonly Signs[], uid: string) => known.filter((one) => one.uid !== uid)

/** Adds a signal. `reading`, which a writing colleague sends too, does not end the writing. */
export function received(known: readonly Signs[], { contact, state }: Received, now: number): readonly Signs[] {
  const rest = without(known, contact.uid)
  if (state === 'left') return rest
  const before = known.find(({ uid }) => uid === contact.uid)
  const reading = now + countedMilliseconds.reading
  const writing = state === 'writing' ? now + countedMilliseconds.writing : (before?.writing ?? 0)
  return [...rest, { uid: contact.uid, name: contact.name, reading, writing }]
}

/** A colleague's answer arrived: their typing ends. */
export function answered(known: readonly Signs[], uid: string, now: number): readonly Signs[] {
  const writer = known.find((one) => one.uid === uid && one.writing > 0)
  if (!writer) return known
  return [...without(known, uid), { ...writer, writing: 0, reading: now + countedMilliseconds.reading }]
}

/** Removes expired signals. @returns `known` itself if none has expired, to avoid a re-render */
export function forgotten(known: readonly Signs[], now: number): readonly Signs[] {
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

export const othersOf = (known: readonly Signs[]): readonly Other[] =>
  known.map(({ uid, name, writing }) => ({ uid, name, state: writing > 0 ? 'writing' : 'reading' }))
