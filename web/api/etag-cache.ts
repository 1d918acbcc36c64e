export interface EtagAnswer {
  etag: string
  /** validated against the contract when received; shared, so it must not be mutated */
  answer: unknown
}

/** Answers that the API gave an ETag, by address: asked for again, it says whether the one who asks may have them. */
export interface EtagCache {
  get(address: string): EtagAnswer | undefined
  set(address: string, held: EtagAnswer): void
}
