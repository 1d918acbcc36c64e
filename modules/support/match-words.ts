import { fold } from '../../contracts/fold.ts'

/** @returns whether a text holds every word of `q`, or that part of a word */
export function matcherOf(q: string): (text: string) => boolean {
  const words = fold(q)
    .split(/\s+/u)
    .filter((word) => word !== '')
  return (text) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
}
