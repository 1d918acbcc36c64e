import type { ProfileWords } from '../../../contracts/coaching/coach-profiles.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { User } from '../../accounts/index.ts'
import { sanitizeHtml } from '../../articles/index.ts'
import { profileOf, publishedRow, requireAuthor, requireParts } from '../staff/profiles/write-profile.ts'
import { lockProfiles, saveProfile } from './queries-profiles.ts'

/** Publishes the sheet of a coach, for demo content. */
export async function putProfile(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  coach: User,
  { author, ...words }: Partial<ProfileWords> & { author?: string | null },
): Promise<void> {
  await lockProfiles(db)
  await requireParts(db, words)
  const row = await profileOf(db, coach)
  await requireAuthor(db, row, author)
  const biography = await sanitizeHtml(words.biography ?? row.draft.biography)
  const draft = { ...row.draft, ...words, biography }
  await saveProfile(
    db,
    await publishedRow(db, { ...row, draft, author: author ?? row.author, modifiedAt: clock.now() }),
  )
}
