export interface EtagAnswer {
  etag: string
  /** checked against the contract when it came; shared by all who get it, so nobody changes it */
  answer: unknown
}

/** Answers that the API gave an ETag, by address: asked for again, it says whether the one who asks may have them. */
export interface EtagCache {
  get(address: string): EtagAnswer | undefined
  set(address: string, held: EtagAnswer): void
}
