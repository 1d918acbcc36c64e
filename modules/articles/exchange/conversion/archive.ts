import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '../../../../platform/errors/index.ts'
import { refusedFileError } from './refused-file-error.ts'

/** An uploaded file: one document, or a zip with files beside it. */
export interface Archive {
  /** paths of the contained files; a single document has the path '' */
  readonly paths: readonly string[]
  sizeOf(path: string): number
  /** @throws 400 if the file is larger */
  read(path: string, maxBytes: number): Promise<Buffer>
  /** @throws 400 while streaming, if the archive is damaged */
  stream(path: string): Promise<AsyncIterable<Buffer>>
  close(): void
}

const maxEntries = 50_000
/** Maximum total bytes of a zip's unpacked files. */
const maxUnpacked = 4 * 1024 ** 3

/** yauzl reports damaged archives as plain errors. */
const damaged = (error: unknown): Error =>
  error instanceof AppError ? error : refusedFileError('Cette archive est endommagée.', String(error))

async function* checked(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer
  } catch (error) {
    throw damaged(error)
  }
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50
  } finally {
    await handle.close()
  }
}

async function collect(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > maxBytes) throw refusedFileError('Un fichier de l’archive est trop grand.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function openDocument(file: string): Promise<Archive> {
  const { size } = await stat(file)
  return {
    paths: [''],
    sizeOf: () => size,
    read: (_path, maxBytes) => collect(createReadStream(file), maxBytes),
    stream: async () => createReadStream(file),
    close() {},
  }
}

/** yauzl itself refuses absolute paths and `..`, and aborts on a file that unpacks to more than its declared size. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    unpacked += entry.uncompressedSize
    if (entries.size >= maxEntries || unpacked > maxUnpacked || entry.isEncrypted()) {
      throw refusedFileError('Cette archive est trop grande, ou chiffrée.')
    }
    entries.set(entry.fileName, entry)
  }
  return entries
}

async function openZip(file: string): Promise<Archive> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true, strictFileNames: true })
  try {
    const entries = await entriesOf(zip)
    const entryAt = (path: string): Entry => {
      const entry = entries.get(path)
      if (!entry) throw refusedFileError('Il manque un fichier dans l’archive.', path)
      return entry
    }
    const open = async (path: string): Promise<AsyncIterable<Buffer>> =>
      checked(await zip.openReadStreamPromise(entryAt(path)))
    return {
      paths: [...entries.keys()],
      sizeOf: (path) => entryAt(path).uncompressedSize,
      async read(path, maxBytes) {
        if (entryAt(path).uncompressedSize > maxBytes) throw refusedFileError('Un fichier de l’archive est trop grand.')
        return collect(await open(path), maxBytes)
      },
      stream: open,
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** @throws 400 if the file is a zip that cannot be read */
export async function openArchive(file: string): Promise<Archive> {
  if (!(await isZip(file))) return openDocument(file)
  try {
    return await openZip(file)
  } catch (error) {
    throw damaged(error)
  }
}

/** Finds the document with that file name extension; the least nested one if there are several. */
export function documentOf(archive: Archive, ending: string): string {
  if (archive.paths[0] === '' && archive.paths.length === 1) return ''
  const found = archive.paths
    .filter((path) => path.toLowerCase().endsWith(ending) && !path.includes('__MACOSX'))
    .sort((one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1))
  if (found[0] === undefined) throw refusedFileError(`L’archive ne contient aucun fichier ${ending}.`)
  return found[0]
}
