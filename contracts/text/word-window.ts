/** How much of a long text is shown around a place, in code points. */
interface WindowSize {
  before: number
  longest: number
}

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/u.test(character)

/** Where a part of a text around a place begins and ends, so that no word is cut unless it is longer than the part. */
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
