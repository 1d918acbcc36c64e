import { codePoints, email } from '../../contracts/forms.ts'
import * as contract from '../../contracts/publisher.ts'
import { defineSetting } from '../../platform/settings/index.ts'

/** The company behind the site; null until the owner has filled it in. */
export const publisher = defineSetting('publisher', contract.publisher.nullable(), () => null)
export const mediator = defineSetting('mediator', contract.mediator.nullable(), () => null)
export const hosting = defineSetting('hosting', contract.hosting.nullable(), () => null)

/** Of the company: pages, receipts and mails show it. */
export const postalAddress = defineSetting('postal-address', codePoints(0, 500), () => '')
export const contactEmail = defineSetting('contact-email', email.nullable(), () => null)

/** What receipts say about value-added tax; the law asks for words of its own where none is charged. */
export const vatMention = defineSetting('vat-mention', codePoints(0, 300), () => '')
