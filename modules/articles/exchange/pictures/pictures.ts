import { createHash } from 'node:crypto'
import { mediaMaxBytes } from '../../../../contracts/articles/staff-media.ts'
import { AppError } from '../../../../platform/errors/index.ts'
import { sniff } from '../../../../platform/files/index.ts'
import { downloadPicture } from '../../media/download-picture.ts'
import { importMedia } from '../../media/import-media.ts'
import { originalFile, storageKey } from '../../media/media-files.ts'
import type { Archive } from '../conversion/archive.ts'
import type { SourcePicture } from '../conversion/source.ts'
import { findImportedItem, type ImportRun, saveImportedItem } from '../import-run.ts'

const pathOf = (url: string): string => {
  try {
    return decodeURIComponent(new URL(url.replace(/^__GHOST_URL__/, ''), 'https://site.invalid').pathname)
  } catch {
    return ''
  }
}

/** Path of the original of a resized picture: `/content/images/size/w600/2024/a.jpg`, `/uploads/2024/a-300x200.jpg`. */
const originalOf = (path: string): string =>
  path.replace(/\/size\/w\d+(?:h\d+)?\//, '/').replace(/-\d+x\d+(?=\.[a-z]+$)/i, '')

/** Indexes the archive's files by each path suffix of at most six segments. A suffix that several files share maps to null. */
function indexOf(archive: Archive): Map<string, string | null> {
  const index = new Map<string, string | null>()
  for (const path of archive.paths) {
    const parts = path.split('/')
    for (let from = Math.max(0, parts.length - 6); from < parts.length; from += 1) {
      const end = parts.slice(from).join('/')
      index.set(end, index.has(end) ? null : path)
    }
  }
  return index
}

/** Finds the file that shares the longest path suffix with the address. */
function findPath(index: ReadonlyMap<string, string | null>, url: string): string | undefined {
  const path = pathOf(url)
  for (const candidate of new Set([path, originalOf(path)])) {
    const parts = candidate.split('/').filter((part) => part !== '')
    for (let from = Math.max(0, parts.length - 6); from < parts.length; from += 1) {
      const found = index.get(parts.slice(from).join('/'))
      if (found) return found
    }
  }
  return undefined
}

export interface ImportedPicture {
  uid: string
  url: string
}

/** The picture's address if it is on the site chosen for downloads; undefined on other sites. */
function addressOn(from: string | null, url: string): string | undefined {
  const address = from === null ? null : URL.parse(url.replace(/^__GHOST_URL__/, ''), from)
  return address?.origin === from ? address.href : undefined
}

/** Imports each picture once: from the archive, or from the one site chosen for downloads. */
export function createPictures(run: ImportRun, archive: Archive, from: string | null, download = downloadPicture) {
  const index = indexOf(archive)
  const known = new Map<string, Promise<ImportedPicture | string>>()
  const placeholder = (file: string) => ({
    uid: '',
    url: `/media/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/${file}`,
  })

  async function write(
    { alt = '', caption }: SourcePicture,
    path: string,
    bytes: Buffer,
  ): Promise<ImportedPicture | string> {
    const type = sniff(bytes)
    if (!type?.startsWith('image/')) return 'Ce type de fichier n’est pas repris.'
    const digest = createHash('sha256').update(bytes).digest('base64url')
    const before = await findImportedItem(run, run.db, 'media', path)
    const file = originalFile(type)
    if (before?.digest === digest) return { uid: before.uid, url: `/media/${storageKey(before.uid, file)}` }
    if (run.dryRun) return placeholder(file)
    const name = path.split('/').at(-1) ?? path
    const credit = caption === '' ? null : caption.slice(0, 200)
    const uid = await importMedia(run.platform, run.db, { bytes, name, alt: alt.slice(0, 500), credit })
    await saveImportedItem(run, run.db, { kind: 'media', foreignId: path, uid, digest, version: 1 })
    return { uid, url: `/media/${storageKey(uid, file)}` }
  }

  async function fetchFrom(site: string, picture: SourcePicture, address: string): Promise<ImportedPicture | string> {
    if (run.dryRun) return placeholder('original.jpg')
    const bytes = await download(address, { from: site })
    return typeof bytes === 'string' ? bytes : write(picture, address, bytes)
  }

  /** Starts each request once: repeated uses of a picture share the same promise. */
  function once(key: string, bring: () => Promise<ImportedPicture | string>): Promise<ImportedPicture | string> {
    const asked = known.get(key) ?? bring()
    known.set(key, asked)
    return asked
  }

  /** @returns the imported picture, or the reason why it could not be imported */
  return async (picture: SourcePicture): Promise<ImportedPicture | string> => {
    const path = findPath(index, picture.url)
    const address = addressOn(from, picture.url)
    try {
      if (path !== undefined) {
        return await once(path, async () => write(picture, path, await archive.read(path, mediaMaxBytes)))
      }
      if (from === null || address === undefined) return 'Cette image n’est pas dans l’archive.'
      return await once(address, () => fetchFrom(from, picture, address))
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return error.message
      throw error
    }
  }
}
