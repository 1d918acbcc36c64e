import type { Segment } from '../../../contracts/content-entities.ts'

/** Characters of Unicode's private use area: no text of the site contains them. */
export const open = '\ue000'
export const close = '\ue001'

/**
 * Splits the text where its marked copy has marks. The copy has spaces in place of punctuation and the same length
 * otherwise. If the lengths differ, nothing is marked.
 */
export function segmentsOf(text: string, marked: string): Segment[] {
  const segments: Segment[] = []
  let place = 0
  for (const [index, part] of marked.split(/[\ue000\ue001]/).entries()) {
    const piece = text.slice(place, place + part.length)
    place += part.length
    if (piece !== '') segments.push({ text: piece, marked: index % 2 === 1 })
  }
  return place === text.length ? segments : [{ text, marked: false }]
}
