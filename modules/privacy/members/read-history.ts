import type { MemberEvent } from '../../../contracts/privacy/staff-member-history.ts'
import * as calls from '../../../contracts/privacy/staff-member-history.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../platform/staff/index.ts'
import { findUser, listConsents } from '../../accounts/index.ts'
import { listReadingsOf } from '../../coaching/index.ts'
import { listTicketsOfPerson } from '../../support/index.ts'

async function ticketEvents(db: Database, userUid: string): Promise<MemberEvent[]> {
  const tickets = await listTicketsOfPerson(db, { type: 'contact', userUid })
  return tickets.map(({ uid, createdAt }) => ({ kind: 'ticket', date: createdAt.toISOString(), ticket: uid }))
}

/** Discussions with coaches are private: only admins see that they exist. */
async function privateEvents(db: Database, userUid: string): Promise<MemberEvent[]> {
  const discussions = await listTicketsOfPerson(db, { type: 'coaching', ownerUid: userUid })
  const [readings, consents] = await Promise.all([
    listReadingsOf(
      db,
      discussions.map(({ uid }) => uid),
    ),
    listConsents(db, userUid),
  ])
  return [
    ...discussions.map(
      ({ uid, createdAt, assigneeName }): MemberEvent => ({
        kind: 'discussion',
        date: createdAt.toISOString(),
        ticket: uid,
        coach: assigneeName,
      }),
    ),
    ...readings.map(
      ({ ticketUid, createdAt, staffName }): MemberEvent => ({
        kind: 'reading',
        date: createdAt.toISOString(),
        ticket: ticketUid,
        by: staffName,
      }),
    ),
    ...consents.flatMap(({ kind: consent, version, givenAt, withdrawnAt }): MemberEvent[] => [
      { kind: 'consent-given', date: givenAt.toISOString(), consent, version },
      ...(withdrawnAt
        ? [{ kind: 'consent-withdrawn' as const, date: withdrawnAt.toISOString(), consent, version }]
        : []),
    ]),
  ]
}

export const memberHistory = staffAction(
  calls.getMemberHistory,
  ({ acl }) => acl.admin || acl.support,
  async ({ db, actor }: StaffContext<Platform, Viewer>, { params: { uid } }) => {
    if (!(await findUser(db, uid))) throw notFound('Ce compte n’existe pas.')
    const found = [...(await ticketEvents(db, uid)), ...(actor.acl.admin ? await privateEvents(db, uid) : [])]
    return { payload: found.toSorted((one, other) => other.date.localeCompare(one.date)) }
  },
)
