import { fold } from '../../../../contracts/text/fold.ts'

/** @returns whether a text contains every word of `q`, as a whole word or as part of one */
export function createMatcher(q: string): (text: string) => boolean {
  const words = fold(q)
    .split(/\s+/u)
    .filter((word) => word !== '')
  return (text) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
}
