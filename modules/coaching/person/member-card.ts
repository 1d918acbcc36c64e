import type { MemberCard } from '../../../contracts/coaching/staff-person.ts'
import { splitTitle } from '../../../contracts/text/titles.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { displayName, findSharedFavorites, findUser } from '../../accounts/index.ts'
import { findTitles } from '../../articles/index.ts'
import { currentSubscription } from '../../subscriptions/index.ts'
import {
  findStaffTicket,
  listReadableDiscussions,
  mayReadFreely,
  requireMemberConsent,
  withCoveredCoaches,
} from '../../support/index.ts'
import { readNotes } from './notes.ts'

type Ports = Pick<Platform, 'clock' | 'extensions' | 'keyring'>

/**
 * Finds the member of a discussion, for staff who may answer in it. Giving a reason is not enough: reasons are meant
 * for complaints.
 * @throws 403, 404
 */
export async function findMemberOf(platform: Ports, db: Database, actor: Viewer, uid: string) {
  const viewer = await withCoveredCoaches(platform, db, actor)
  const ticket = await findStaffTicket(db, viewer, uid)
  if (ticket.type !== 'coaching') throw notFound()
  if (!mayReadFreely(viewer, ticket)) throw forbidden()
  await requireMemberConsent(platform, db, ticket)
  const member = await findUser(db, ticket.ownerUid)
  if (!member) throw notFound()
  return { viewer, member }
}

async function subscriptionOf(db: Database, uid: string): Promise<MemberCard['subscription']> {
  const subscription = await currentSubscription(db, uid)
  if (!subscription) return null
  const { formulaName: formula, status, startedDateTime: since } = subscription
  // Hide an overdue payment from the coach: the member still has access.
  return { formula, status: status === 'pastDue' ? 'active' : status, since }
}

const mostFavorites = 50

async function favoritesOf({ clock }: Ports, db: Database, uid: string): Promise<MemberCard['favorites']> {
  const uids = await findSharedFavorites(db, uid)
  return uids && findTitles(db, clock.now(), uids.slice(0, mostFavorites))
}

/** @throws 403, 404 */
export async function readMemberCard(platform: Ports, db: Database, actor: Viewer, uid: string): Promise<MemberCard> {
  const { viewer, member } = await findMemberOf(platform, db, actor, uid)
  const discussions = await listReadableDiscussions(platform, db, viewer, member.uid)
  const themes = new Set(discussions.flatMap(({ title }) => splitTitle(title).category ?? []))
  return {
    name: displayName(member),
    since: member.createdAt.toISOString(),
    subscription: await subscriptionOf(db, member.uid),
    themes: [...themes].sort(new Intl.Collator('fr').compare),
    discussions: discussions.map(({ uid, title, status, modified }) => ({ uid, title, status, modified })),
    favorites: await favoritesOf(platform, db, member.uid),
    notes: await readNotes(platform, db, { memberUid: member.uid, coachUid: viewer.uid }),
  }
}
