export interface Other {
  uid: string
  name: string
  state: 'reading' | 'writing'
}

/** Until when each of her signs counts, by this window's clock; 0: it does not. */
export interface Signs {
  uid: string
  name: string
  reading: number
  writing: number
}

/** What was not repeated counts no more. */
const countedMilliseconds = { reading: 30_000, writing: 10_000 }

interface Received {
  contact: { uid: string; name: string }
  state: 'reading' | 'writing' | 'left'
}

const without = (known: readonly Signs[], uid: string) => known.filter((one) => one.uid !== uid)

/** That she reads is repeated while she writes, and ends nothing; who writes reads. */
export function received(known: readonly Signs[], { contact, state }: Received, now: number): readonly Signs[] {
  const rest = without(known, contact.uid)
  if (state === 'left') return rest
  const before = known.find(({ uid }) => uid === contact.uid)
  const reading = now + countedMilliseconds.reading
  const writing = state === 'writing' ? now + countedMilliseconds.writing : (before?.writing ?? 0)
  return [...rest, { uid: contact.uid, name: contact.name, reading, writing }]
}

/** Her answer is here: what she was writing is not on its way any more. */
export function answered(known: readonly Signs[], uid: string, now: number): readonly Signs[] {
  const writer = known.find((one) => one.uid === uid && one.writing > 0)
  if (!writer) return known
  return [...without(known, uid), { ...writer, writing: 0, reading: now + countedMilliseconds.reading }]
}

/** @returns `known` itself where each sign still counts, so that nothing is drawn anew */
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
