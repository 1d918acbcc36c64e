import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { coachingTopic } from '../topic.ts'
import { deleteProfile, findProfile } from './queries-profiles.ts'

interface Coach {
  uid: string
}

/** The sheet of a coach, as they wrote it and as it is published. */
export async function exportProfile(_platform: unknown, db: Database, { uid }: Coach) {
  const row = await findProfile(db, uid)
  if (!row) return []
  const { coachUid: _coach, version: _version, ...shared } = row
  return [shared]
}

export async function eraseProfile({ events }: Pick<Platform, 'events'>, db: Database, { uid }: Coach): Promise<void> {
  await deleteProfile(db, uid)
  await events.publish(db, coachingTopic, {})
}
