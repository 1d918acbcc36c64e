import type { ProfileWords } from '../../../../contracts/coaching/coach-profiles.ts'
import { messages } from '../../../../contracts/messages.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, forbidden, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Actor } from '../../../../platform/staff/index.ts'
import type { User } from '../../../accounts/index.ts'
import { displayName } from '../../../accounts/index.ts'
import { authorExists, findFreeSlug, requireImage, slugOf } from '../../../articles/index.ts'
import { mayPublishProfiles } from '../../policy.ts'
import {
  findProfile,
  findProfileByAuthor,
  findTakenSlugs,
  listProfiles,
  type ProfileRow,
} from '../../profiles/queries-profiles.ts'
import { listThemes } from '../themes/queries.ts'

const emptyWords = (user: User): ProfileWords => ({
  name: displayName(user),
  title: '',
  biography: '',
  portrait: null,
  themes: [],
  languages: [],
})

const emptyProfile = (user: User): ProfileRow => ({
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
})

/** The sheets of these coaches, in the order of the users; an empty sheet for a coach who has written nothing. */
export async function profilesOf(db: Database, users: readonly User[]): Promise<ProfileRow[]> {
  const rows = await listProfiles(
    db,
    users.map(({ uid }) => uid),
  )
  const found = new Map(rows.map((row) => [row.coachUid, row]))
  return users.map((user) => found.get(user.uid) ?? emptyProfile(user))
}

export const profileOf = async (db: Database, user: User): Promise<ProfileRow> =>
  (await findProfile(db, user.uid)) ?? emptyProfile(user)

/** Refuses pictures and themes that the site does not have. @throws 400 */
export async function requireParts(db: Database, { portrait, themes }: Partial<ProfileWords>): Promise<void> {
  await requireImage(db, portrait, 'portrait')
  if (themes === undefined) return
  const known = new Set((await listThemes(db)).map(({ uid }) => uid))
  if (themes.some((uid) => !known.has(uid))) throw invalid([violation('themes', messages.choice)])
}

/** @throws 400 for an unknown author; 409 when another coach is that author */
export async function requireAuthor(db: Database, row: ProfileRow, author: string | null | undefined): Promise<void> {
  if (author === undefined || author === null || author === row.author) return
  if (!(await authorExists(db, author))) throw invalid([violation('author', messages.choice)])
  if (await findProfileByAuthor(db, author)) throw conflict([violation('author', messages.duplicate, 'duplicate')])
}

interface Decisions {
  author?: string | null | undefined
  capacity?: number | null | undefined
  published?: boolean | undefined
}

/** Only an admin changes these fields; a coach may send them back unchanged. @throws 403 */
export function requireDecider(actor: Actor, row: ProfileRow, given: Decisions): void {
  if (actor === 'system' || mayPublishProfiles(actor)) return
  const changes =
    (given.author !== undefined && given.author !== row.author) ||
    (given.capacity !== undefined && given.capacity !== row.capacity) ||
    (given.published !== undefined && given.published !== row.published)
  if (changes) throw forbidden()
}

const unpublishable = 'Cette fiche n’a jamais été publiée\u00a0: publiez-la d’abord.'

/** @throws 409 when the sheet was never published */
export function requirePublishable(row: ProfileRow, published: boolean | undefined): void {
  if (published && !row.live) throw conflict([violation('published', unpublishable)])
}

/** Slug of the public page. Once published, it never changes. */
export async function publicSlug(db: Database, { slug, draft }: ProfileRow): Promise<string> {
  if (slug !== null) return slug
  const taken = await findTakenSlugs(db)
  return findFreeSlug(slugOf(draft.name, 'coach'), (one) => taken.has(one))
}

export async function publishedRow(db: Database, row: ProfileRow): Promise<ProfileRow> {
  return {
    ...row,
    slug: await publicSlug(db, row),
    live: row.draft,
    published: true,
    submittedAt: null,
  }
}
