/** Error of a shared page that tried to read one reader's data. */
export class NoReaderError extends Error {
  override name = 'NoReaderError'
  constructor(asked: string) {
    super(`a page that readers share asked for ${asked}: a reader’s data has a placeholder (web/reader-page)`)
  }
}
