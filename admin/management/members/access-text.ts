import type { MemberForStaff, StaffSubscription } from '../../../contracts/accounts/staff-members.ts'
import { dayText } from '../format.ts'
import { managementWords as words } from '../words.ts'

const { members: texts, subscriptions } = words

type Access = Pick<MemberForStaff, 'subscription' | 'roles' | 'givenUntil'>

/** Tells whether the owner granted access: the member has the role without a running subscription. */
const isGranted = ({ subscription, roles }: Access): boolean =>
  roles.includes('vip') && (subscription === null || subscription === 'ended')

/** State of a subscription: given months, or the state of its payments. */
const subscriptionText = ({ status, givenUntil }: Pick<StaffSubscription, 'status' | 'givenUntil'>): string =>
  givenUntil && status !== 'ended' ? subscriptions.given(dayText(givenUntil)) : subscriptions.states[status]

/** State of a subscription in the list of subscriptions, where a refused first order counts as never begun. */
export const orderText = (one: StaffSubscription): string =>
  one.status === 'ended' && one.startedDateTime === null ? subscriptions.neverBegan : subscriptionText(one)

/** Short form for lists: the state alone. */
export function shortAccessText(member: Access): string {
  const { subscription: status, givenUntil } = member
  if (isGranted(member)) return texts.given
  return status ? subscriptionText({ status, givenUntil }) : texts.noSubscription
}

export function accessText(member: Access): string {
  const { subscription: status, givenUntil } = member
  const text = shortAccessText(member)
  return status && !isGranted(member) && !givenUntil ? texts.subscribed(text) : text
}
