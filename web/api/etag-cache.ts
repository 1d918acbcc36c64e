export interface EtagAnswer {
  etag: string
  /** validated against the contract when received; shared, so it must not be mutated */
  answer: unknown
}

/** Answers with an ETag, by address. Each request is revalidated: the API decides whether its caller may see the answer. */
export interface EtagCache {
  get(address: string): EtagAnswer | undefined
  set(address: string, held: EtagAnswer): void
}
