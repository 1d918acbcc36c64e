import type { StaffCode } from '../../../contracts/subscriptions/staff-codes.ts'
import { momentText } from '../../management/format.ts'
import { codeWords } from './words.ts'

const words = codeWords.notValid

type Limits = Pick<StaffCode, 'active' | 'from' | 'until' | 'uses' | 'usedBy'>

/** Says why the server refuses a code. */
export function notValidText({ active, from, until, uses, usedBy }: Limits, now: Date): string {
  if (!active) return words.inactive
  if (until !== null && new Date(until) <= now) return words.expired(momentText(until))
  if (uses !== null && usedBy >= uses) return words.usedUp(usedBy)
  if (from !== null && new Date(from) > now) return words.early(momentText(from))
  return words.unknown
}
