import type { LedgerDifference } from '../../../contracts/subscriptions/staff-ledger.ts'
import { distanceText } from '../../time/distance-text.ts'
import { euros, momentText } from '../format.ts'
import { disputeWords as words } from './words.ts'

type Dispute = Pick<LedgerDifference, 'state' | 'outcome' | 'endedDateTime' | 'fee' | 'reason' | 'answerByDateTime'>

function openText({ reason, answerByDateTime: date }: Dispute, now: number): string {
  // No reason: the provider has not been asked yet, or does not know the dispute.
  if (date === null) return reason === null ? words.states.open : words.bankDecides
  const moment = momentText(date)
  return Date.parse(date) <= now ? words.late(moment) : words.left(distanceText(date, now), moment)
}

/** Time left to answer; for an ended dispute its outcome, its end and its fee. */
export function stateText(dispute: Dispute, now: number): string {
  const { state, outcome, endedDateTime, fee } = dispute
  const ended =
    outcome !== null && endedDateTime !== null
      ? words.ended(words.outcomes[outcome], momentText(endedDateTime))
      : openText(dispute, now)
  return [ended, ...(fee ? [words.fee(euros(fee))] : []), ...(state === 'settled' ? [words.states.settled] : [])].join(
    ' · ',
  )
}
