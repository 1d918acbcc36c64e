import { cents } from '../../../contracts/forms.ts'
import { defineSetting } from '../../../platform/settings/index.ts'

/** 100 euros: a slip of the keyboard must not empty the till. */
const highest = 10_000

/** Credit for a missed promised hour, in cents. */
export const promiseCredit = defineSetting('promise-credit', cents.max(highest), () => 0)
