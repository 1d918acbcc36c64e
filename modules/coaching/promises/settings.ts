import { cents } from '../../../contracts/forms.ts'
import { defineSetting } from '../../../platform/settings/index.ts'

/** At most 100 euros: a typing mistake must not cost a fortune. */
const highest = 10_000

/** Credit for a missed promised hour, in cents. */
export const promiseCredit = defineSetting('promise-credit', cents.max(highest), () => 0)
