import type { StaffCode } from '../../../contracts/subscriptions/staff-codes.ts'
import { euros } from '../../management/format.ts'
import { codeWords as words } from './words.ts'

export type Limits = Pick<StaffCode, 'active' | 'from' | 'until' | 'uses' | 'usedBy'>

/** Reason why the server refuses a code. */
export function refusalOf({ active, from, until, uses, usedBy }: Limits, now: Date) {
  if (!active) return 'inactive'
  if (until !== null && new Date(until) <= now) return 'expired'
  if (uses !== null && usedBy >= uses) return 'usedUp'
  return from !== null && new Date(from) > now ? 'early' : 'unknown'
}

/** A code's state in a word or two. */
export const stateText = (code: Limits & { isValid: boolean }, now: Date): string =>
  words.states[code.isValid ? 'valid' : refusalOf(code, now)]

export const reductionText = ({
  percent,
  amount,
  periods,
}: Pick<StaffCode, 'percent' | 'amount' | 'periods'>): string =>
  `−${percent === null ? euros(amount ?? 0) : `${percent}\u00a0%`}${words.onPeriods(periods)}`
