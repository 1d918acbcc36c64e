import { momentText } from '../../management/format.ts'
import { type Limits, refusalOf } from './code-state.ts'
import { codeWords } from './words.ts'

const words = codeWords.notValid

/** Explains why the server refuses a code. */
export function notValidText(code: Limits, now: Date): string {
  const refusal = refusalOf(code, now)
  if (refusal === 'expired') return words.expired(momentText(code.until ?? ''))
  if (refusal === 'usedUp') return words.usedUp(code.usedBy)
  return refusal === 'early' ? words.early(momentText(code.from ?? '')) : words[refusal]
}
