/** A page that many readers share asked for something that is one reader's. */
export class NoReaderError extends Error {
  override name = 'NoReaderError'
  constructor(asked: string) {
    super(`a page that readers share asked for ${asked}: what is hers has a place of its own (web/reader-page)`)
  }
}
