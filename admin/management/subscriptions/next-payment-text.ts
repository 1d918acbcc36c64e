import type { StaffSubscription } from '../../../contracts/accounts/staff-members.ts'
import { dayText, euros } from '../format.ts'
import { managementWords as words } from '../words.ts'

type Shown = Pick<StaffSubscription, 'nextPaymentDateTime' | 'nextPaymentAmount' | 'pause'>

/** Amount and date of the next charge, with the pause that it ends. */
export function nextPaymentText({ nextPaymentDateTime: date, nextPaymentAmount: amount, pause }: Shown): string {
  if (!date || amount === null) return ''
  const next = words.subscriptions.next(euros(amount), dayText(date))
  return pause ? words.subscriptions.afterPause(next) : next
}
