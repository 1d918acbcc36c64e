import * as contract from '../../../contracts/subscriptions/gifts.ts'
import { defineSetting } from '../../../platform/settings/index.ts'

/** Lengths of new gifts, and how long their codes can be used. */
export const giftTerms = defineSetting('gift-terms', contract.giftTerms, () => contract.defaultGiftTerms)
