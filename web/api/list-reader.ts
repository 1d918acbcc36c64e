class ReaderNotFoundError extends Error {
  override name = 'ReaderNotFoundError'
}

/** Reads the items of a stream in portions, for « load more ». */
export class ListReader<T> {
  #reader: ReadableStreamDefaultReader<T> | null
  #done = false

  constructor(stream: ReadableStream<T>) {
    this.#reader = stream.getReader()
  }

  get done(): boolean {
    return this.#done
  }

  /** @throws ReaderNotFoundError once released */
  async take(count: number): Promise<T[]> {
    if (!this.#reader) throw new ReaderNotFoundError('reader not found')
    const items: T[] = []
    while (items.length < count && !this.#done) {
      const { done, value } = await this.#reader.read()
      if (done) this.#done = true
      else items.push(value)
    }
    return items
  }

  async release(): Promise<void> {
    await this.#reader?.cancel()
    this.#reader = null
  }
}
