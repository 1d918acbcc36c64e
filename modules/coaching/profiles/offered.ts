import type { ProfileGap } from '../../../contracts/coaching/coach-profiles.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findEnrolledUsers, findInvitedUids, listStaff, type User } from '../../accounts/index.ts'
import { countOpenDiscussions } from '../../support/index.ts'
import { listProfiles, type ProfileRow } from './queries-profiles.ts'

type Ports = Pick<Platform, 'config'>

/** A coach's account and sheet, with what is missing: some gaps keep the coach from being offered, others are advice. */
export interface CoachAvailability {
  user: User
  profile: ProfileRow | undefined
  openDiscussions: number
  missing: readonly ProfileGap[]
}

/** Parts that a sheet lacks. Only `published` is required, the others are advice. */
function gapsOf(profile: ProfileRow | undefined): ProfileGap[] {
  const { portrait, title, biography, themes } = profile?.draft ?? {}
  return [
    ...(portrait ? [] : (['portrait'] as const)),
    ...(title ? [] : (['title'] as const)),
    ...(biography ? [] : (['biography'] as const)),
    ...(themes && themes.length > 0 ? [] : (['themes'] as const)),
    ...(profile?.published && profile.live ? [] : (['published'] as const)),
  ]
}

export const isFull = (profile: Pick<ProfileRow, 'capacity'> | undefined, openDiscussions: number): boolean =>
  profile?.capacity != null && openDiscussions >= profile.capacity

/** @param users coaches */
export async function readCoachAvailability(
  { config }: Ports,
  db: Database,
  users: readonly User[],
): Promise<CoachAvailability[]> {
  const uids = users.map(({ uid }) => uid)
  const profiles = new Map((await listProfiles(db, uids)).map((row) => [row.coachUid, row]))
  const invited = await findInvitedUids(db, uids)
  // The demo asks nobody for a second factor.
  const enrolled = config.demo ? undefined : await findEnrolledUsers(db, uids)
  const open = await countOpenDiscussions(db, uids)
  return users.map((user) => {
    const profile = profiles.get(user.uid)
    const openDiscussions = open.get(user.uid) ?? 0
    const missing: ProfileGap[] = [
      ...(invited.has(user.uid) ? (['invitation'] as const) : []),
      ...(enrolled && !enrolled.has(user.uid) ? (['second-factor'] as const) : []),
      ...gapsOf(profile),
      ...(isFull(profile, openDiscussions) ? (['capacity'] as const) : []),
    ]
    return { user, profile, openDiscussions, missing }
  })
}

const lacks = ({ missing }: CoachAvailability, ...what: ProfileGap[]): boolean =>
  what.some((one) => missing.includes(one))

/** Tells whether visitors see the coach: the account works and the sheet is published. */
export const isCoachShown = (standing: CoachAvailability): boolean =>
  !lacks(standing, 'invitation', 'second-factor', 'published')

/** Tells whether subscribers may begin a discussion with the coach. */
export const isCoachOffered = (standing: CoachAvailability): boolean =>
  isCoachShown(standing) && !lacks(standing, 'capacity')

/** Coaches who are not suspended, in the order in which they joined. */
export const listCoachAvailability = async (ports: Ports, db: Database): Promise<CoachAvailability[]> =>
  readCoachAvailability(ports, db, await listStaff(db, 'coach'))
