import type { QueryOf } from '../../../../contracts/call.ts'
import { staffMembers } from '../../../../contracts/staff-members.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { displayName, findUser, listPeople, peopleAfter } from '../../../accounts/index.ts'
import { mayReadMembers } from '../../lifecycle/policy.ts'
import { uidsOfPayers } from '../queries-people.ts'
import { statusesOf, withStatus } from './queries.ts'

function filterOf({ filter = {}, q }: Pick<QueryOf<typeof staffMembers.list>, 'filter' | 'q'>) {
  const { uid, state, role, subscription } = filter
  return {
    uid,
    state,
    roles: role && [role],
    among: subscription && withStatus(subscription),
    found: q === undefined ? undefined : uidsOfPayers(q),
  }
}

/** All users with an account. */
export const members = staffResource({
  calls: staffMembers,
  policy: { read: mayReadMembers },
  unknown: 'Ce compte n’existe pas.',
  source: {
    list: ({ db }, query) => listPeople(db, query, filterOf(query)),
    after: ({ db }, query, last, limit) => peopleAfter(db, query, filterOf(query), { last, limit }),
    find: ({ db }, uid) => findUser(db, uid),
  },
  async present(users, { db }) {
    const uids = users.map((user) => user.uid)
    const statuses = await statusesOf(db, uids)
    return users.map((user) => ({
      uid: user.uid,
      email: user.email,
      name: displayName(user),
      state: user.suspendedAt ? 'suspended' : 'active',
      roles: user.roles,
      date: user.createdAt.toISOString(),
      lastSeen: user.lastSeenAt?.toISOString() ?? null,
      subscription: statuses.get(user.uid) ?? null,
      version: user.version,
    }))
  },
})
