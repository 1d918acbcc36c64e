/** A page that many readers share asked for something that is one reader's. */
export class NoReaderError extends Error {
  override name = 'NoReaderError'
  constructor(asked: string) {
    super(`a page that readers share asked for ${asked}: a reader’s data has a placeholder (web/reader-page)`)
  }
}
