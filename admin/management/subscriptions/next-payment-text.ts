import type { StaffSubscription } from '../../../contracts/staff-members.ts'
import { dayText, euros } from '../format.ts'
import { managementWords as words } from '../words.ts'

type Shown = Pick<StaffSubscription, 'nextPaymentDateTime' | 'nextPaymentAmount' | 'pause'>

/** What is charged next and when; with the pause that it ends, agreed or under way. */
export function nextPaymentText({ nextPaymentDateTime: date, nextPaymentAmount: amount, pause }: Shown): string {
  if (!date || amount === null) return ''
  const next = words.subscriptions.next(euros(amount), dayText(date))
  return pause ? words.subscriptions.afterPause(next) : next
}
