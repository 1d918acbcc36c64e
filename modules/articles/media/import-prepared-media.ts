import { randomUUIDv7 } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Variant } from '../tables.ts'
import { announceChange } from '../writing/record-change.ts'
import { storageKey, typeOfFile } from './media-files.ts'
import { insertMedia } from './queries-media.ts'

const manifestEntry = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
  placeholder: z.string(),
  credit: z.string().nullable(),
})

async function readEntry(folder: string) {
  const manifest: unknown = JSON.parse(await readFile(path.join(path.dirname(folder), 'manifest.json'), 'utf8'))
  return z.record(z.string(), manifestEntry.optional()).parse(manifest)[path.basename(folder)]
}

function toVariant(file: string): Variant[] {
  const width = Number(path.parse(file).name)
  const type = typeOfFile(file)
  return Number.isInteger(width) && type ? [{ file, width, type }] : []
}

/**
 * Imports a picture whose files were made beforehand: `<folder>/original.jpg`, `480.avif`, …. The `manifest.json` beside the folder
 * describes them under the folder's name.
 * @returns its uid
 */
export async function importPreparedMedia(
  { clock, events, storage }: Pick<Platform, 'clock' | 'events' | 'storage'>,
  db: Database,
  folder: string,
): Promise<string> {
  const entry = await readEntry(folder)
  if (!entry) throw new Error(`manifest.json says nothing of ${path.basename(folder)}`)
  const uid = randomUUIDv7()
  const files = (await readdir(folder)).filter((file) => typeOfFile(file) !== undefined).sort()
  const original = files.find((file) => file.startsWith('original.'))
  if (!original) throw new Error(`${folder} has no original`)
  let size = 0
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file))
    if (file === original) size = bytes.length
    await storage.put(storageKey(uid, file), bytes, typeOfFile(file) ?? '')
  }
  const mimeType = typeOfFile(original) ?? ''
  const described = { ...entry, name: path.basename(folder), variants: files.flatMap(toVariant) }
  await insertMedia(db, { uid, ...described, mimeType, file: original, size, date: clock.now() })
  await announceChange({ events }, db, 'media', uid)
  return uid
}
