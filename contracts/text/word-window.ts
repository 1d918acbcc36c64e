/** Size of the part of a long text that is shown around a position, in code points. */
interface WindowSize {
  before: number
  longest: number
}

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/u.test(character)

/** Start and end of the part of a text around a position. Words are not cut unless a word is longer than the part. */
export function wordWindow(
  characters: readonly string[],
  place: number,
  { before, longest }: WindowSize,
): { start: number; end: number } {
  if (characters.length <= longest) return { start: 0, end: characters.length }
  let start = Math.max(0, place - before)
  while (start > 0 && start < place && !isSpace(characters[start - 1])) start += 1
  const furthest = Math.min(characters.length, start + longest)
  let end = furthest
  while (end > place && !isSpace(characters[end])) end -= 1
  while (end > place && end < characters.length && /[\s\p{P}]/u.test(characters[end - 1] ?? '')) end -= 1
  return { start, end: end > place ? end : furthest }
}
