import type { ProfileWords } from '../../../../contracts/coaching/coach-profiles.ts'
import { messages } from '../../../../contracts/messages.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, forbidden, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Actor } from '../../../../platform/staff/index.ts'
import type { User } from '../../../accounts/index.ts'
import { displayName } from '../../../accounts/index.ts'
import { authorExists, numberedSlug, requireImage, slugOf } from '../../../articles/index.ts'
import { mayPublishProfiles } from '../../policy.ts'
import { findByAuthor, findProfile, type ProfileRow, takenSlugs } from '../../profiles/queries-profiles.ts'
import { listThemes } from '../themes/queries.ts'

const emptyWords = (user: User): ProfileWords => ({
  name: displayName(user),
  title: '',
  biography: '',
  portrait: null,
  themes: [],
  languages: [],
})

/** The sheet of a coach, who may have written nothing yet. */
export async function profileOf(db: Database, user: User): Promise<ProfileRow> {
  const row = await findProfile(db, user.uid)
  return (
    row ?? {
      coachUid: user.uid,
      slug: null,
      draft: emptyWords(user),
      live: null,
      author: null,
      capacity: null,
      published: false,
      submittedAt: null,
      modifiedAt: user.createdAt,
      version: 1,
    }
  )
}

/** Refuses pictures and themes that the site does not have. @throws 400 */
export async function requireParts(db: Database, { portrait, themes }: Partial<ProfileWords>): Promise<void> {
  await requireImage(db, portrait, 'portrait')
  if (themes === undefined) return
  const known = new Set((await listThemes(db)).map(({ uid }) => uid))
  if (themes.some((uid) => !known.has(uid))) throw invalid([violation('themes', messages.choice)])
}

/** @throws 400, 409 where another coach is that author */
export async function requireAuthor(db: Database, row: ProfileRow, author: string | null | undefined): Promise<void> {
  if (author === undefined || author === null || author === row.author) return
  if (!(await authorExists(db, author))) throw invalid([violation('author', messages.choice)])
  if (await findByAuthor(db, author)) throw conflict([violation('author', messages.duplicate, 'duplicate')])
}

interface Decisions {
  author?: string | null | undefined
  capacity?: number | null | undefined
  published?: boolean | undefined
}

/** Only an admin changes these; a coach may send them back as they are. @throws 403 */
export function requireDecider(actor: Actor, row: ProfileRow, given: Decisions): void {
  if (actor === 'system' || mayPublishProfiles(actor)) return
  const changes =
    (given.author !== undefined && given.author !== row.author) ||
    (given.capacity !== undefined && given.capacity !== row.capacity) ||
    (given.published !== undefined && given.published !== row.published)
  if (changes) throw forbidden()
}

const unpublishable = 'Cette fiche n’a jamais été publiée\u00a0: publiez-la d’abord.'

/** @throws 409 where it was never published */
export function requireLive(row: ProfileRow, published: boolean | undefined): void {
  if (published && !row.live) throw conflict([violation('published', unpublishable)])
}

/** The sheet as visitors read it from now on. Its address never changes afterwards. */
export async function publishedRow(db: Database, row: ProfileRow): Promise<ProfileRow> {
  return {
    ...row,
    slug: row.slug ?? (await freeSlug(db, row.draft.name)),
    live: row.draft,
    published: true,
    submittedAt: null,
  }
}

async function freeSlug(db: Database, name: string): Promise<string> {
  const slug = slugOf(name, 'coach')
  const taken = await takenSlugs(db)
  let n = 1
  while (taken.has(numberedSlug(slug, n))) n += 1
  return numberedSlug(slug, n)
}
