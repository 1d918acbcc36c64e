import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { ConfigError } from '../config/index.ts'
import {
  formatVersion,
  type Header,
  headerForm,
  headerName,
  type Manifest,
  manifestForm,
  manifestName,
} from './manifest.ts'

export interface Part {
  name: string
  size: number
  chunks: AsyncIterable<Uint8Array>
}

/** Maximum bytes of a part or an uploaded file: the restore holds each in memory. */
const largestPart = 256 * 1024 * 1024

const refused = (file: string, why: string) => new ConfigError(`${file} cannot be restored: ${why}`)

async function openPlain(file: string, decrypter: Decrypter): Promise<Readable> {
  const stream = createReadStream(file)
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(stream) as ReadableStream<Uint8Array>)
    return Readable.fromWeb(decrypted as Parameters<typeof Readable.fromWeb>[0])
  } catch (error) {
    stream.destroy()
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw refused(file, code)
    const wrongKey = /no identity matched/.test(message)
    throw refused(file, wrongKey ? 'the passphrase or identity does not open it' : 'it is no backup, or damaged')
  }
}

const damaged = (file: string) => refused(file, 'it is truncated or was altered')

async function* readChunks(file: string, entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of entry) yield chunk as Uint8Array
  } catch {
    throw damaged(file)
  }
}

/** Yields the parts in order. Asking for the next part skips the unread rest of the one before. */
async function* readParts(file: string, decrypter: Decrypter): AsyncGenerator<Part> {
  const plain = await openPlain(file, decrypter)
  const tar = extract()
  const flow = pipeline(plain, tar).then(
    () => undefined,
    (error: Error) => error,
  )
  try {
    // No `for await`: leaving the loop early would wait for the end of an archive that is no longer read.
    const entries = tar[Symbol.asyncIterator]()
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      const entry = next.value
      const { name, size = 0 } = entry.header
      if (size > largestPart) throw refused(file, `the part ${name} is too large`)
      yield { name, size, chunks: readChunks(file, entry) }
      // Skip what was not read: the stream yields the next part only after that.
      entry.resume()
    }
    const failure = await flow
    if (failure) throw failure
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw damaged(file)
  } finally {
    plain.destroy()
    tar.destroy()
  }
}

export async function bytesOf({ chunks }: Part): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

function parseJson<Value>(file: string, bytes: Buffer, form: { parse(value: unknown): Value }): Value {
  try {
    return form.parse(JSON.parse(bytes.toString()))
  } catch {
    throw refused(file, 'its table of contents is not readable')
  }
}

function readHeader(file: string, bytes: Buffer): Header {
  const { format } = JSON.parse(bytes.toString()) as { format?: number }
  if (format !== formatVersion) throw refused(file, `its format ${format} is not known to this version`)
  return parseJson(file, bytes, headerForm)
}

export interface Archive {
  file: string
  header: Header
  manifest: Manifest
  /** reads the archive again, from the first part after the header */
  parts(): AsyncGenerator<Part>
}

async function digestPart(part: Part): Promise<Manifest['parts'][number]> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of part.chunks) {
    hash.update(chunk)
    size += chunk.length
  }
  return { name: part.name, size, sha256: hash.digest('hex') }
}

/**
 * Reads the whole archive and compares each part with the table of contents at its end.
 * @throws ConfigError in one line if it is truncated, altered, encrypted for other keys or of a later format
 */
export async function openArchive(file: string, createDecrypter: () => Decrypter): Promise<Archive> {
  let header: Header | undefined
  let manifest: Manifest | undefined
  const found: Manifest['parts'] = []
  for await (const part of readParts(file, createDecrypter())) {
    if (manifest) throw refused(file, 'something follows its table of contents')
    if (!header && part.name !== headerName) throw refused(file, 'it is no backup of this program')
    if (part.name === manifestName) manifest = parseJson(file, await bytesOf(part), manifestForm)
    else if (header) found.push(await digestPart(part))
    else {
      const bytes = await bytesOf(part)
      header = readHeader(file, bytes)
      found.push({ name: part.name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    }
  }
  if (!header || !manifest) throw refused(file, 'it is truncated')
  if (JSON.stringify(found) !== JSON.stringify(manifest.parts)) throw refused(file, 'it was altered')
  async function* parts(): AsyncGenerator<Part> {
    for await (const part of readParts(file, createDecrypter())) {
      if (part.name === manifestName) return
      if (part.name !== headerName) yield part
    }
  }
  return { file, header, manifest, parts }
}
