import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import { sniff, unsupportedTypeError } from '../../../platform/files/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { type Actor, authorise } from '../../../platform/staff/index.ts'
import { makeVariantsJob } from '../jobs.ts'
import { mayWrite } from '../policy.ts'
import { media } from '../staff/media/index.ts'
import { authorKeyOf } from '../writing/resolve-references.ts'
import { originalFile, storageKey } from './media-files.ts'
import { cleanPicture } from './pictures.ts'
import { insertMedia } from './queries-media.ts'

export interface NewMedia {
  bytes: Uint8Array
  name: string
  alt?: string
  credit?: string | null
  /** uid of an author */
  author?: string | null
}

/** Prepares a file for storage: a picture is re-encoded, any other file is unchanged. */
export async function prepareFile(bytes: Uint8Array) {
  const mimeType = sniff(bytes)
  if (mimeType === undefined) throw unsupportedTypeError()
  if (!mimeType.startsWith('image/')) return { mimeType, bytes, width: null, height: null, placeholder: null }
  return { mimeType, ...(await cleanPicture(bytes, mimeType)) }
}

type Ports = Pick<Platform, 'clock' | 'events' | 'jobs' | 'storage'>

/**
 * Stores a file. The file is written before its row, because a file without a row is never served.
 * @returns a function that inserts the row and returns its uid; a job makes the variants
 * @throws 415 for another type, 400 for a picture that is too large
 */
export async function prepareMedia(
  platform: Ports,
  { bytes: given, name, alt = '', credit = null, author = null }: NewMedia,
  actor: Actor,
): Promise<(db: Database) => Promise<string>> {
  authorise(actor, mayWrite)
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
      await media.record({ ports: platform, db, actor }, 'create', uid)
    })
    return uid
  }
}

/** Like `prepareMedia`, and inserts the row at once. @returns its uid */
export async function importMedia(
  platform: Ports,
  db: Database,
  given: NewMedia,
  actor: Actor = 'system',
): Promise<string> {
  const write = await prepareMedia(platform, given, actor)
  return write(db)
}
