import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  size: number
}

/** Files by key, as in an object store; the server makes the keys, never a user. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** @returns undefined if no file has that key */
  get(key: string): Promise<StoredFile | undefined>
  remove(key: string): Promise<void>
  /** all keys, or those of one folder, in no particular order; a file removed meanwhile may be included */
  list(folder?: string): AsyncIterable<string>
  /** Stores a file that may be larger than the memory. */
  putFile(key: string, file: string): Promise<void>
}
