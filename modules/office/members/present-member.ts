import type { StaffMember } from '../../../contracts/staff-members.ts'
import type { SubscriptionStatus } from '../../../contracts/subscriptions.ts'
import { displayName, type User } from '../../accounts/index.ts'

export function presentMember(user: User, subscription: SubscriptionStatus | undefined): StaffMember {
  return {
    uid: user.uid,
    email: user.email,
    name: displayName(user),
    state: user.suspendedAt ? 'suspended' : 'active',
    roles: user.roles,
    date: user.createdAt.toISOString(),
    lastSeen: user.lastSeenAt?.toISOString() ?? null,
    subscription: subscription ?? null,
    version: user.version,
  }
}
