import type { MissingOfProfile } from '../../../contracts/coaching/coach-profiles.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findEnrolled, findInvited, listStaff, type User } from '../../accounts/index.ts'
import { countOpenDiscussions } from '../../support/index.ts'
import { listProfiles, type ProfileRow } from './queries-profiles.ts'

type Ports = Pick<Platform, 'config'>

/** A coach's account and sheet, with what keeps the coach from being offered. */
export interface Standing {
  user: User
  profile: ProfileRow | undefined
  openDiscussions: number
  missing: readonly MissingOfProfile[]
}

/** Parts that a sheet lacks. Only `published` is required, the others are advice. */
function gapsOf(profile: ProfileRow | undefined): MissingOfProfile[] {
  const { portrait, title, biography, themes } = profile?.draft ?? {}
  return [
    ...(portrait ? [] : (['portrait'] as const)),
    ...(title ? [] : (['title'] as const)),
    ...(biography ? [] : (['biography'] as const)),
    ...(themes && themes.length > 0 ? [] : (['themes'] as const)),
    ...(profile?.published && profile.live ? [] : (['published'] as const)),
  ]
}

/** The coach has reached the number of open discussions that the sheet allows. */
export const isFull = (profile: Pick<ProfileRow, 'capacity'> | undefined, openDiscussions: number): boolean =>
  profile?.capacity != null && openDiscussions >= profile.capacity

/** @param users coaches */
export async function standingsOf({ config }: Ports, db: Database, users: readonly User[]): Promise<Standing[]> {
  const uids = users.map(({ uid }) => uid)
  const profiles = new Map((await listProfiles(db, uids)).map((row) => [row.coachUid, row]))
  const invited = await findInvited(db, uids)
  // The demo asks nobody for a second factor.
  const enrolled = config.demo ? undefined : await findEnrolled(db, uids)
  const open = await countOpenDiscussions(db, uids)
  return users.map((user) => {
    const profile = profiles.get(user.uid)
    const openDiscussions = open.get(user.uid) ?? 0
    const missing: MissingOfProfile[] = [
      ...(invited.has(user.uid) ? (['invitation'] as const) : []),
      ...(enrolled && !enrolled.has(user.uid) ? (['second-factor'] as const) : []),
      ...gapsOf(profile),
      ...(isFull(profile, openDiscussions) ? (['capacity'] as const) : []),
    ]
    return { user, profile, openDiscussions, missing }
  })
}

const lacks = ({ missing }: Standing, ...what: MissingOfProfile[]): boolean => what.some((one) => missing.includes(one))

/** Visitors see the coach: the account works and the sheet is published. */
export const isShown = (standing: Standing): boolean => !lacks(standing, 'invitation', 'second-factor', 'published')

/** Subscribers may begin a discussion with the coach. */
export const isOffered = (standing: Standing): boolean => isShown(standing) && !lacks(standing, 'capacity')

/** Coaches who are not suspended, in the order in which they joined. */
export const coachStandings = async (ports: Ports, db: Database): Promise<Standing[]> =>
  standingsOf(ports, db, await listStaff(db, 'coach'))
