import type { Coach, CoachFace } from '../../../contracts/coaching/coach-profiles.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { previewLinks } from '../../../platform/paging/index.ts'
import { findUser, listStaff } from '../../accounts/index.ts'
import { findImages } from '../../articles/index.ts'
import { usualAnswerHours } from '../../support/index.ts'
import { shownCredentials } from '../credentials/shown.ts'
import { profileOf } from '../staff/profiles/write-profile.ts'
import { listThemes } from '../staff/themes/queries.ts'
import { type CoachAvailability, isCoachShown, listCoachAvailability, readCoachAvailability } from './offered.ts'
import { listProfiles } from './queries-profiles.ts'

type Ports = Pick<Platform, 'clock' | 'config'>

async function present(
  { clock, config }: Ports,
  db: Database,
  standings: readonly CoachAvailability[],
): Promise<Coach[]> {
  const uids = standings.map(({ user }) => user.uid)
  const imageOf = await findImages(
    db,
    standings.map(({ profile }) => profile?.live?.portrait),
  )
  const credentialsOf = await shownCredentials(db, uids, clock.now())
  const hours = await usualAnswerHours({ clock, config }, db, uids)
  const offered = new Set((await listThemes(db)).filter(({ active }) => active).map(({ uid }) => uid))
  return standings.flatMap(({ user, profile, missing }) => {
    if (!profile?.live || profile.slug === null) return []
    const { portrait, themes, ...words } = profile.live
    return [
      {
        uid: profile.slug,
        ...words,
        portrait: imageOf(portrait),
        themes: themes.filter((uid) => offered.has(uid)),
        credentials: credentialsOf(user.uid),
        availability: missing.includes('capacity') ? ('full' as const) : ('open' as const),
        answersWithin: hours(user.uid),
        author: profile.author,
      },
    ]
  })
}

/** Published coaches, in the order in which they joined. */
export async function listPublicCoaches(ports: Ports, db: Database): Promise<Coach[]> {
  return present(ports, db, (await listCoachAvailability(ports, db)).filter(isCoachShown))
}

export const profilePreviews = previewLinks('coaching.profile-preview')

/** The sheet as publishing would show it; empty if the user is no longer a coach. */
async function draftOf(ports: Ports, db: Database, coachUid: string, slug: string): Promise<CoachAvailability[]> {
  const user = await findUser(db, coachUid)
  if (!user?.roles.includes('coach')) return []
  const row = await profileOf(db, user)
  const standings = await readCoachAvailability(ports, db, [user])
  return standings.map((standing) => ({ ...standing, profile: { ...row, slug, live: row.draft } }))
}

/** @param preview token of a preview link, which shows the draft that it names @throws 404 */
export async function getPublicCoach(
  ports: Ports & Pick<Platform, 'cursors'>,
  db: Database,
  slug: string,
  preview: string | undefined,
): Promise<Coach> {
  const previewed = profilePreviews.uidOf(ports, preview)
  const shown = previewed
    ? await draftOf(ports, db, previewed, slug)
    : (await listCoachAvailability(ports, db)).filter((one) => isCoachShown(one) && one.profile?.slug === slug)
  const [coach] = await present(ports, db, shown)
  if (!coach) throw notFound('Cette coach n’existe pas.')
  return coach
}

/** Portrait and function of each present coach whose sheet was ever published: discussions outlast a published sheet. */
export async function listCoachFaces(db: Database): Promise<CoachFace[]> {
  const coaches = await listStaff(db, 'coach')
  const rows = await listProfiles(
    db,
    coaches.map(({ uid }) => uid),
  )
  const imageOf = await findImages(
    db,
    rows.map(({ live }) => live?.portrait),
  )
  return rows.flatMap(({ coachUid, slug, live, published }) =>
    live
      ? [
          {
            uid: coachUid,
            profile: published ? slug : null,
            title: live.title,
            portrait: imageOf(live.portrait),
          },
        ]
      : [],
  )
}
