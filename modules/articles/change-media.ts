import type { StaffMediaChange } from '../../contracts/staff-media.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { authorKeyOf } from './import-media.ts'
import { type Actor, requireEditor } from './policy.ts'
import { lockMedia, updateMedia } from './queries-media.ts'
import { recordChange } from './record-change.ts'
import { unknownMedia } from './staff-media.ts'
import { requireVersion } from './versions.ts'

/**
 * What is left out stays; the file itself never changes.
 * @throws 400 for an unknown author, 404, 409 for an outdated version
 */
export async function changeMedia(
  platform: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  uid: string,
  { version, name, alt, credit, author, focalX, focalY }: StaffMediaChange,
  actor: Actor,
): Promise<void> {
  requireEditor(actor)
  await db.transaction(async (db) => {
    const authorKey = author === undefined ? undefined : await authorKeyOf(db, author)
    const row = await lockMedia(db, uid)
    if (!row) throw unknownMedia()
    requireVersion(row, version)
    const described = { name: name?.normalize('NFC'), alt: alt?.normalize('NFC'), credit, focalX, focalY }
    await updateMedia(db, uid, { ...described, author, authorKey, version: version + 1 })
    await recordChange(platform, db, actor, { kind: 'media', uid, act: 'change', detail: { version: version + 1 } })
  })
}
