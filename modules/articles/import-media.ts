import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../platform/database/index.ts'
import { invalid, violation } from '../../platform/errors/index.ts'
import { sniff, unsupportedType } from '../../platform/files/index.ts'
import type { Platform } from '../../platform/index.ts'
import { makeVariantsJob } from './jobs.ts'
import { originalFile, storageKey } from './media-files.ts'
import { cleanPicture } from './pictures.ts'
import { type Actor, requireEditor } from './policy.ts'
import { insertMedia } from './queries-media.ts'
import { shareAuthor } from './queries-references.ts'
import { recordChange } from './record-change.ts'

export interface NewMedia {
  bytes: Uint8Array
  name: string
  alt?: string
  credit?: string | null
  /** uid of an author */
  author?: string | null
}

/** The file as it is kept: a picture encoded anew, any other as it came. */
async function prepareFile(bytes: Uint8Array) {
  const mimeType = sniff(bytes)
  if (mimeType === undefined) throw unsupportedType()
  if (!mimeType.startsWith('image/')) return { mimeType, bytes, width: null, height: null, placeholder: null }
  return { mimeType, ...(await cleanPicture(bytes, mimeType)) }
}

/** @throws 400 */
export async function authorKeyOf(db: Database, author: string | null): Promise<string | null> {
  if (author === null) return null
  const found = await shareAuthor(db, author)
  if (!found) throw invalid([violation('author', 'Cette autrice ou cet auteur n’existe pas.')])
  return found.sortKey
}

type Ports = Pick<Platform, 'clock' | 'events' | 'jobs' | 'storage'>

/**
 * Keeps a file; the file is written first: one without a row is never served.
 * @returns what writes its description and returns its uid; its variants are made by a job
 * @throws 415 for another type, 400 for a picture that is too large
 */
export async function prepareMedia(
  platform: Ports,
  { bytes: given, name, alt = '', credit = null, author = null }: NewMedia,
  actor: Actor,
): Promise<(db: Database) => Promise<string>> {
  requireEditor(actor)
  const { bytes, ...file } = await prepareFile(given)
  const uid = randomUUIDv7()
  const original = originalFile(file.mimeType)
  await platform.storage.put(storageKey(uid, original), bytes, file.mimeType)
  return async (db) => {
    await db.transaction(async (db) => {
      const authorKey = await authorKeyOf(db, author)
      const described = { name: name.normalize('NFC'), alt: alt.normalize('NFC'), credit, author, authorKey }
      const row = { uid, ...file, ...described, file: original, size: bytes.length, date: platform.clock.now() }
      await insertMedia(db, row)
      if (file.width !== null) await platform.jobs.enqueue(db, makeVariantsJob, { uid })
      await recordChange(platform, db, actor, { kind: 'media', uid, act: 'create' })
    })
    return uid
  }
}

/** As `prepareMedia`, at once. @returns its uid */
export async function importMedia(
  platform: Ports,
  db: Database,
  given: NewMedia,
  actor: Actor = 'system',
): Promise<string> {
  const write = await prepareMedia(platform, given, actor)
  return write(db)
}
