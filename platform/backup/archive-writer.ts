import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Encrypter } from 'age-encryption'
import { pack } from 'tar-stream'
import { ConfigError } from '../config/index.ts'
import type { Manifest } from './manifest.ts'

export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>
  addStream(name: string, size: number, stream: Readable): Promise<void>
  readonly parts: Manifest['parts']
  /** resolves once all is written */
  end(): Promise<void>
  abort(): Promise<void>
}

/** @throws ConfigError with a one-line message, before any data are read */
async function openNew(file: string) {
  try {
    return (await open(file, 'wx', 0o600)).createWriteStream({ flush: true })
  } catch (error) {
    throw new ConfigError(`${file} cannot be written: ${(error as NodeJS.ErrnoException).code}`)
  }
}

/** Writes parts of known size, one after the other, as a tar file that is encrypted before it reaches the disk. */
export async function createArchive(file: string, encrypter: Encrypter): Promise<ArchiveWriter> {
  const target = await openNew(file)
  const tar = pack()
  const plain = Readable.toWeb(Readable.from(tar)) as ReadableStream<Uint8Array>
  const encrypted = await encrypter.encrypt(plain)
  const written = pipeline(Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]), target)
  // Handle a rejection now: a full disk must not cause an unhandled rejection before `end` awaits it.
  const failed = written.then(
    () => undefined as never,
    (error: Error) => error,
  )
  const parts: Manifest['parts'] = []

  async function addStream(name: string, size: number, stream: Readable): Promise<void> {
    const hash = createHash('sha256')
    const header = { name, size, mode: 0o600, mtime: new Date(0) }
    const done = new Promise<void>((resolve, reject) => {
      const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()))
      stream.on('data', (chunk: Uint8Array) => hash.update(chunk))
      pipeline(stream, entry).catch(reject)
    })
    // A full disk also destroys the tar stream, whose error does not name the cause: prefer the error of the file.
    const failure = await Promise.race([failed, done]).catch(async (error) => (tar.destroyed ? failed : error))
    if (failure) throw failure
    parts.push({ name, size, sha256: hash.digest('hex') })
  }

  return {
    parts,
    add: (name, bytes) => addStream(name, bytes.length, Readable.from([bytes])),
    addStream,
    async end() {
      tar.finalize()
      await written
    },
    async abort() {
      tar.destroy()
      await failed
    },
  }
}
