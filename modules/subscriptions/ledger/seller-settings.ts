import { codePoints } from '../../../contracts/forms.ts'
import { defineSetting } from '../../../platform/settings/index.ts'

export const postalAddress = defineSetting('postal-address', codePoints(0, 500), () => '')

/** What receipts say about value-added tax; the law asks for words of its own where none is charged. */
export const vatMention = defineSetting('vat-mention', codePoints(0, 300), () => '')
