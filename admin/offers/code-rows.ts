import type { StaffCode } from '../../contracts/subscriptions/staff-codes.ts'
import type { StaffTrafficToken } from '../../contracts/subscriptions/staff-offers.ts'
import { momentText } from '../management/format.ts'
import { reductionText, stateText } from './codes/code-state.ts'
import { codeWords } from './codes/words.ts'
import { limitsOf } from './tokens/limits-of.ts'
import { offerWords } from './words.ts'

const words = offerWords.offers

/** A reduction code or access code, as a row of the screen of offers. */
export interface CodeRow {
  /** path of the code's form */
  uid: string
  value: string
  effect: string
  uses: string
  end: string
  state: string
  /** parameters with which the registration page applies the code */
  query: Readonly<Record<string, string>>
}

const endText = (end: string | null): string => (end === null ? words.endless : words.until(momentText(end)))

/** @param formula that the code's link selects; undefined: the usual formula */
export const rowOfCode = (code: StaffCode, formula: string | undefined, now: Date): CodeRow => ({
  uid: `codes/${code.uid}`,
  value: code.uid,
  effect: reductionText(code),
  uses: codeWords.usedBy(code.usedBy, code.uses),
  end: endText(code.until),
  state: stateText(code, now),
  query: { code: code.uid, ...(formula !== undefined && { formula }) },
})

/** Row of an access code. Small numbers of orders are withheld, so uses are shown only on the code's own page. */
export const rowOfToken = (token: StaffTrafficToken, now: Date): CodeRow => ({
  uid: `traffic-tokens/${token.value}`,
  value: token.value,
  effect: words.access,
  uses: '',
  end: endText(token.expires),
  state: stateText(limitsOf(token), now),
  query: { utk: token.value },
})
