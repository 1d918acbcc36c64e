export interface OutsideText {
  work(text: string): unknown
  /** the longest text that it is given; characters */
  permitted: number
  /** pieces of which its worst texts are made */
  pieces: readonly string[]
  /** It runs in a process of its own: only its growth counts. */
  apart?: true
  /** A longer text is refused: half of it and all of it are compared. */
  refusesMore?: true
}

/** Less than may come to a process of its own: its growth shows at that length too. Characters. */
export const large = 100_000
