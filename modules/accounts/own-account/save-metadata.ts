import type { UserMetadata } from '../../../contracts/accounts/accounts.ts'
import { personName } from '../../../contracts/forms.ts'
import type { JsonObject } from '../../../contracts/json.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { AppError, forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { isOwnAccount } from '../policy.ts'
import { lockUnnamedMetadata, setMetadata } from '../queries-users.ts'

/** maximum bytes of JSON: room for a name and more than a thousand favourites */
const maxBytes = 64 * 1024

/** The profile's name, which others read; null if it is not a valid name. */
function nameIn(metadata: JsonObject): string | null {
  const { profile } = metadata as { profile?: { name?: unknown } | null }
  const given = profile && typeof profile === 'object' ? profile.name : undefined
  const name = personName.safeParse(typeof given === 'string' ? given.trim() : given)
  return name.success ? name.data : null
}

/** @throws 403 another user's account; 413 larger than 64 KiB */
export async function saveMetadata(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  uid: string,
  data: JsonObject,
): Promise<UserMetadata> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const metadata = JSON.stringify(data)
  if (Buffer.byteLength(metadata) > maxBytes) throw new AppError(413, 'too-large', 'L’envoi est trop volumineux.')
  const metadataModifiedAt = clock.now()
  const saved = await setMetadata(db, uid, { metadata, metadataModifiedAt, name: nameIn(data) })
  if (!saved) throw notFound()
  return { data, date: saved.createdAt.toISOString(), modified: metadataModifiedAt.toISOString() }
}

/** Copies a name given elsewhere into a profile without a name; other metadata stay unchanged. */
export async function setMissingName(db: Database, clock: Clock, uid: string, name: string): Promise<void> {
  const before = await lockUnnamedMetadata(db, uid)
  if (before === undefined) return
  const data = JSON.parse(before) as JsonObject
  const { profile } = data
  const kept = typeof profile === 'object' && profile !== null && !Array.isArray(profile) ? profile : {}
  const metadata = JSON.stringify({ ...data, profile: { ...kept, name } })
  await setMetadata(db, uid, { metadata, metadataModifiedAt: clock.now(), name })
}
