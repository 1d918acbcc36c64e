export interface OutsideText {
  work(text: string): unknown
  /** the longest text that it is given; characters */
  permitted: number
  /** pieces of which its worst texts are made */
  pieces: readonly string[]
  /** It runs in a process of its own: only its growth counts. */
  apart?: true
  /** A longer text is refused: a quarter, half and all of the permitted length are compared. */
  refusesMore?: true
}

/** Length for texts read in their own process: below the permitted one, but enough to show growth. Characters. */
export const largeTextLength = 100_000
