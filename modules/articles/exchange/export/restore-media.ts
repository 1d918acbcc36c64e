import { mediaMaxBytes } from '../../../../contracts/articles/staff-media.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { loadSharp, sniff } from '../../../../platform/files/index.ts'
import { storageKey, typeOfFile } from '../../media/media-files.ts'
import { insertMedia } from '../../media/queries-media.ts'
import { announceChange } from '../../writing/record-change.ts'
import type { Archive } from '../conversion/archive.ts'
import { quoteText } from '../conversion/source.ts'
import { digestOf, type ImportRun, importItem } from '../import-run.ts'
import { addOutcome, versionOf } from '../queries-imports.ts'
import type { ExportedMedia } from './exported.ts'

interface MediaFile {
  file: string
  type: string
  bytes: Buffer
}

/** Checks that a picture contains no camera metadata: whoever edited the archive may have added some. */
async function isClean(bytes: Buffer, type: string): Promise<boolean> {
  if (!type.startsWith('image/')) return true
  try {
    const sharp = await loadSharp()
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    return exif === undefined && xmp === undefined && iptc === undefined
  } catch {
    // Not a picture, although its first bytes say so.
    return false
  }
}

/** @returns undefined if a file is missing, or is not of the type that its name says */
async function readFiles(archive: Archive, { uid, file, variants }: ExportedMedia): Promise<MediaFile[] | undefined> {
  const files: MediaFile[] = []
  for (const name of new Set([file, ...variants.map((variant) => variant.file)])) {
    const path = `media/${uid}/${name}`
    if (!archive.paths.includes(path)) return undefined
    const bytes = await archive.read(path, mediaMaxBytes)
    const type = sniff(bytes)
    if (type === undefined || type !== typeOfFile(name) || !(await isClean(bytes, type))) return undefined
    files.push({ file: name, type, bytes })
  }
  return files
}

async function create({ platform }: ImportRun, db: Database, row: ExportedMedia, files: MediaFile[]): Promise<string> {
  const { uid } = row
  for (const { file, type, bytes } of files) await platform.storage.put(storageKey(uid, file), bytes, type)
  const original = files.find(({ file }) => file === row.file)
  const { date, author: _later, ...fields } = row
  const mimeType = original?.type ?? row.mimeType
  await insertMedia(db, { ...fields, mimeType, size: original?.bytes.length ?? 0, date: new Date(date) })
  await announceChange(platform, db, 'media', uid)
  return uid
}

/** Restores a medium with its uid and unchanged files, because texts contain their addresses. */
export async function restoreMedia(run: ImportRun, archive: Archive, row: ExportedMedia): Promise<void> {
  const what = `Média ${quoteText(row.name)}`
  const files = await readFiles(archive, row)
  if (!files)
    return addOutcome(run.db, run.uid, undefined, [{ what, why: 'Un de ses fichiers manque, ou est illisible.' }])
  await importItem(run, {
    kind: 'media',
    foreignId: row.uid,
    digest: digestOf(row.uid),
    what,
    lost: [],
    adopt: async (db) =>
      (await versionOf(db, 'media', row.uid)) === undefined ? undefined : { uid: row.uid, as: 'same' },
    create: (db) => create(run, db, row, files),
    // A medium's file never changes under its address.
    change: async () => {},
  })
}
