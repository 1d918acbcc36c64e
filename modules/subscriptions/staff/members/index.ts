import { memberCalls } from '../../../../contracts/accounts/staff-members.ts'
import type { QueryOf } from '../../../../contracts/call.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { displayName, findUser, listPeople, peopleAfter, uidsOfStaff } from '../../../accounts/index.ts'
import { givenMonthsNow } from '../../gifts/queries-gifts.ts'
import { mayReadMembers } from '../../lifecycle/policy.ts'
import { uidsOfPayers } from '../queries-people.ts'
import { currentSubscriptionsOf, withStatus } from './queries.ts'

function filterOf({ filter = {}, q }: Pick<QueryOf<typeof memberCalls.list>, 'filter' | 'q'>) {
  const { uid, state, role, staff, subscription } = filter
  return {
    uid,
    state,
    roles: role && [role],
    isStaff: staff && staff === '1',
    among: subscription && withStatus(subscription, staff === '0' ? uidsOfStaff : undefined),
    found: q === undefined ? undefined : uidsOfPayers(q),
  }
}

/** All users with an account. */
export const members = staffResource({
  calls: memberCalls,
  policy: { read: mayReadMembers },
  unknown: 'Ce compte n’existe pas.',
  source: {
    list: ({ db }, query) => listPeople(db, query, filterOf(query)),
    after: ({ db }, query, last, limit) => peopleAfter(db, query, filterOf(query), { last, limit }),
    find: ({ db }, uid) => findUser(db, uid),
  },
  async present(users, { ports, db }: StaffContext<Pick<Platform, 'clock'>>) {
    const uids = users.map((user) => user.uid)
    const found = await currentSubscriptionsOf(db, uids)
    const subscriptions = [...found.values()].map(({ uid }) => uid)
    const given = await givenMonthsNow(db, subscriptions, ports.clock.now())
    return users.map((user) => ({
      uid: user.uid,
      email: user.email,
      name: displayName(user),
      state: user.suspendedAt ? 'suspended' : 'active',
      roles: user.roles,
      date: user.createdAt.toISOString(),
      lastSeen: user.lastSeenAt?.toISOString() ?? null,
      subscription: found.get(user.uid)?.status ?? null,
      givenUntil: given.get(found.get(user.uid)?.uid ?? '')?.toISOString() ?? null,
      version: user.version,
    }))
  },
})
