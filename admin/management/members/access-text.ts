import type { StaffMember } from '../../../contracts/staff-members.ts'
import { managementWords as words } from '../words.ts'

const { members: texts, subscriptions } = words

/** Access that no subscription gives: the owner granted it, or its months were a gift. */
const isGiven = ({ subscription, roles }: Pick<StaffMember, 'subscription' | 'roles'>): boolean =>
  roles.includes('vip') && (subscription === null || subscription === 'ended')

/** In a list: the state alone. */
export function shortAccessText(member: Pick<StaffMember, 'subscription' | 'roles'>): string {
  if (isGiven(member)) return texts.given
  return member.subscription ? subscriptions.states[member.subscription] : texts.noSubscription
}

export const accessText = (member: Pick<StaffMember, 'subscription' | 'roles'>): string =>
  member.subscription && !isGiven(member)
    ? texts.subscribed(subscriptions.states[member.subscription])
    : shortAccessText(member)
