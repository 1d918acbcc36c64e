import { isNumber, isText, readList, shapeOf } from '../../conversation/device/stored-values.ts'

/** Place where the reader stopped in an article. */
export interface ReadingPlace {
  article: string
  title: string
  /** share of the text above the window, 0 to 1: valid for every width and text size */
  share: number
  /** milliseconds since 1970 */
  at: number
}

const isPlace = shapeOf<ReadingPlace>({ article: isText, title: isText, share: isNumber, at: isNumber })

const maxPlaces = 20
const maxMilliseconds = 30 * 86_400_000
/** Below this share the reader has only opened the article. */
const begun = 0.05

/** Stored places, newest first, without those older than thirty days. */
export const parseReadingPlaces = (stored: string | null, now: number): ReadingPlace[] =>
  readList(stored, isPlace).filter(({ at }) => now - at < maxMilliseconds)

/**
 * Updates the places after the reader has left an article.
 * @param finished the end of the text was in the window
 */
export function updateReadingPlaces(
  places: readonly ReadingPlace[],
  left: ReadingPlace,
  finished: boolean,
): ReadingPlace[] {
  const others = places.filter(({ article }) => article !== left.article)
  if (finished) return others
  // An article opened again, and left at its beginning, keeps its former place.
  if (left.share < begun) return [...places]
  return [left, ...others].slice(0, maxPlaces)
}

/** Drops the newest places up to one whose article still exists; older places are not checked. */
export async function dropGonePlaces(
  places: readonly ReadingPlace[],
  isGone: (article: string) => Promise<boolean>,
): Promise<readonly ReadingPlace[]> {
  const [last, ...older] = places
  return last && (await isGone(last.article)) ? dropGonePlaces(older, isGone) : places
}
