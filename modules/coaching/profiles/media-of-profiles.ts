import type { MediaUse } from '../../../contracts/articles/staff-media.ts'
import type { Database } from '../../../platform/database/index.ts'
import { displayName, findUsers } from '../../accounts/index.ts'
import { coachesWithPortrait } from './queries-profiles.ts'

export async function mediaUsesOfProfiles(db: Database, medium: string): Promise<MediaUse[]> {
  const users = await findUsers(db, await coachesWithPortrait(db, medium))
  return users.map((user) => ({ kind: 'coach' as const, uid: user.uid, title: displayName(user) }))
}
