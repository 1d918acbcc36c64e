import type { Segment } from '../../contracts/content-entities.ts'

/** Signs of Unicode's private use: no text of the house has them. */
export const open = '\ue000'
export const close = '\ue001'

/**
 * The text cut where its marked twin is marked. The twin has spaces where the text has signs, and is otherwise as long.
 * Where it is not, nothing is marked.
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
