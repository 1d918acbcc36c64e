import {
  previewStaffProfile,
  publishStaffProfile,
  type StaffProfile,
  staffProfiles,
  submitStaffProfile,
} from '../../../../contracts/coaching/coach-profiles.ts'
import { dayOf } from '../../../../contracts/text/paris.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { EventData } from '../../../../platform/events/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import {
  authorise,
  outdatedVersionError,
  type StaffContext,
  staffAction,
  staffResource,
} from '../../../../platform/staff/index.ts'
import { displayName, findEnrolledUsers, findUser, findUsers, listPeople, type User } from '../../../accounts/index.ts'
import { findImages, sanitizeHtml } from '../../../articles/index.ts'
import { usualAnswerHours } from '../../../support/index.ts'
import { mayAccessCredential, mayPublishProfiles, mayReadProfiles } from '../../policy.ts'
import { isCoachOffered, readCoachAvailability } from '../../profiles/offered.ts'
import { lockProfiles, type ProfileRow, saveProfile } from '../../profiles/queries-profiles.ts'
import { profilePreviews } from '../../profiles/read-coaches.ts'
import { coachingTopic } from '../../topic.ts'
import { countDueCredentials } from '../credentials/queries.ts'
import {
  profileOf,
  profilesOf,
  publicSlug,
  publishedRow,
  requireAuthor,
  requireDecider,
  requireParts,
  requirePublishable,
} from './write-profile.ts'

export type ProfileContext = StaffContext<Pick<Platform, 'clock' | 'config' | 'cursors' | 'events'>>
type Context = ProfileContext

const unknown = 'Cette coach n’existe pas.'
const event = (): [string, EventData] => [coachingTopic, {}]

async function findCoach(db: Database, uid: string): Promise<User | undefined> {
  const user = await findUser(db, uid)
  return user?.roles.includes('coach') ? user : undefined
}

/** @returns the name of the coach's account @throws 404 */
export async function requireCoach(db: Database, uid: string): Promise<string> {
  const user = await findCoach(db, uid)
  if (!user) throw notFound(unknown)
  return displayName(user)
}

async function find({ db }: Context, uid: string): Promise<ProfileRow | undefined> {
  const user = await findCoach(db, uid)
  return user && profileOf(db, user)
}

async function present(rows: readonly ProfileRow[], { ports, db }: Context): Promise<StaffProfile[]> {
  const uids = rows.map(({ coachUid }) => coachUid)
  const users = new Map((await findUsers(db, uids)).map((user) => [user.uid, user]))
  const present = rows.flatMap(({ coachUid }) => users.get(coachUid) ?? [])
  const standings = new Map((await readCoachAvailability(ports, db, present)).map((one) => [one.user.uid, one]))
  const imageOf = await findImages(
    db,
    rows.map(({ draft }) => draft.portrait),
  )
  const enrolled = await findEnrolledUsers(db, uids)
  const hours = await usualAnswerHours(ports, db, uids)
  const due = await countDueCredentials(db, uids, dayOf(ports.clock.now()))
  return rows.flatMap((row) => {
    const standing = standings.get(row.coachUid)
    if (!standing) return []
    return [
      {
        uid: row.coachUid,
        slug: row.slug,
        account: displayName(standing.user),
        email: standing.user.email,
        secondFactor: enrolled.has(row.coachUid),
        ...row.draft,
        portraitImage: imageOf(row.draft.portrait),
        author: row.author,
        capacity: row.capacity,
        published: row.published,
        live: row.live,
        submitted: row.submittedAt?.toISOString() ?? null,
        openDiscussions: standing.openDiscussions,
        answersWithin: hours(row.coachUid),
        dueCredentials: due.get(row.coachUid) ?? 0,
        missing: [...standing.missing],
        offered: isCoachOffered(standing),
        version: row.version,
      },
    ]
  })
}

const next = ({ ports }: Context, row: ProfileRow): ProfileRow => ({
  ...row,
  version: row.version + 1,
  modifiedAt: ports.clock.now(),
})

/** The sheets of coaches. A coach writes a draft; an admin publishes it and limits the coach's number of discussions. */
export const profiles = staffResource({
  calls: staffProfiles,
  policy: {
    read: mayReadProfiles,
    write: mayReadProfiles,
    row: (viewer, row) => mayAccessCredential(viewer, row),
  },
  unknown,
  source: {
    async list({ db, actor }: Context, query) {
      const own = actor === 'system' || mayPublishProfiles(actor) ? query.filter?.uid : [actor.uid]
      const { rows, total } = await listPeople(db, query, { uid: own, roles: ['coach'] })
      return { rows: await profilesOf(db, rows), total }
    },
    find,
  },
  present,
  event,
  async prepare(fields) {
    return fields.biography === undefined ? fields : { ...fields, biography: await sanitizeHtml(fields.biography) }
  },
  hold: ({ db }) => lockProfiles(db),
  lock: find,
  async change(context, row, { author, capacity, published, ...words }) {
    const { db, actor } = context
    requireDecider(actor, row, { author, capacity, published })
    await requireParts(db, words)
    await requireAuthor(db, row, author)
    requirePublishable(row, published)
    const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
    await saveProfile(db, {
      ...next(context, row),
      draft: { ...row.draft, ...given },
      author: author === undefined ? row.author : author,
      capacity: capacity === undefined ? row.capacity : capacity,
      published: published ?? row.published,
      submittedAt: Object.keys(given).length > 0 ? null : row.submittedAt,
    })
  },
})

/** Runs one action on a sheet. @throws 403, 404, 409 */
export async function actOnProfile(
  context: Context & { actor: Viewer },
  { uid, version }: { uid: string; version: number | undefined },
  { name, write }: { name: string; write(db: Database, row: ProfileRow): Promise<ProfileRow> },
) {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    await lockProfiles(db)
    const row = await find(inside, uid)
    if (!row) throw notFound(unknown)
    if (version !== undefined && version !== row.version) throw outdatedVersionError()
    await saveProfile(db, await write(db, next(inside, row)))
    await profiles.record(inside, name, uid)
    return { payload: await profiles.read(inside, uid) }
  })
}

export const profileActions = [
  staffAction(
    previewStaffProfile,
    mayReadProfiles,
    async (context: Context & { actor: Viewer }, { params: { uid } }) => {
      const { ports, db, actor } = context
      authorise(actor, (viewer) => mayAccessCredential(viewer, { coachUid: uid }))
      const row = await find(context, uid)
      if (!row) throw notFound(unknown)
      await writeAudit(db, ports.clock, { actor: actor.uid, action: 'coach-profiles.preview', target: uid })
      return { payload: profilePreviews.link(ports, uid, `/coaches/${await publicSlug(db, row)}`) }
    },
  ),
  staffAction(submitStaffProfile, mayReadProfiles, async (context: Context & { actor: Viewer }, { params, body }) => {
    authorise(context.actor, (viewer) => mayAccessCredential(viewer, { coachUid: params.uid }))
    const submittedAt = context.ports.clock.now()
    const write = (_db: Database, row: ProfileRow) => Promise.resolve({ ...row, submittedAt })
    return actOnProfile(context, { ...params, version: body?.version }, { name: 'submit', write })
  }),
  staffAction(publishStaffProfile, mayPublishProfiles, (context: Context & { actor: Viewer }, { params, body }) =>
    actOnProfile(context, { ...params, version: body?.version }, { name: 'publish', write: publishedRow }),
  ),
]
