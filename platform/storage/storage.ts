import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  size: number
}

/** Files by key, as an object store has them; keys are made by us, never by a person. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** @returns undefined where nothing has that key */
  get(key: string): Promise<StoredFile | undefined>
  remove(key: string): Promise<void>
  /** all keys, or those of one folder, in no order; one that is removed meanwhile may be among them */
  list(folder?: string): AsyncIterable<string>
  /** Stores a file that may be larger than the memory. */
  putFile(key: string, file: string): Promise<void>
}
