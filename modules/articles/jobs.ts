import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { OpenedPlatform } from '../../platform/index.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { storageKey, variantFile } from './media/media-files.ts'
import { makeVariants } from './media/pictures.ts'
import { setVariants } from './media/queries-media.ts'
import { findMedia } from './reading/queries-catalogue.ts'
import type { Variant } from './tables.ts'
import { announceChange } from './writing/record-change.ts'

/** Idempotent: a second run writes the same files again. */
export const makeVariantsJob = defineJob({
  name: 'media.make-variants',
  payload: z.object({ uid: z.uuid() }),
  async handle(platform: OpenedPlatform, { uid }) {
    const [row] = await findMedia(platform.db, [uid])
    const original = row && (await platform.storage.get(storageKey(uid, row.file)))
    // The medium was deleted meanwhile.
    if (!original || row.width === null) return
    const variants: Variant[] = []
    for (const { bytes, width, type } of await makeVariants(await buffer(original.stream), row.width)) {
      const file = variantFile(row.file, width, type)
      await platform.storage.put(storageKey(uid, file), bytes, type)
      variants.push({ file, width, type })
    }
    await platform.db.transaction(async (db) => {
      await setVariants(db, uid, row.file, variants)
      await announceChange(platform, db, 'media', uid)
    })
  },
})

export const removeFilesJob = defineJob({
  name: 'media.remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  async handle(platform: OpenedPlatform, { keys }) {
    for (const key of keys) await platform.storage.remove(key)
  },
})
