import { email, text } from '../../contracts/forms.ts'
import * as contract from '../../contracts/opening/publisher.ts'
import { defineSetting } from '../../platform/settings/index.ts'

const personal = { personal: true }

/** The company behind the site; null until the owner has filled it in. */
export const publisher = defineSetting('publisher', contract.publisher.nullable(), () => null, personal)
export const mediator = defineSetting('mediator', contract.mediator.nullable(), () => null, personal)
export const hosting = defineSetting('hosting', contract.hosting.nullable(), () => null, personal)

/** Company data shown by pages, receipts and mails. */
export const postalAddress = defineSetting('postal-address', text(0, 500), () => '', personal)
export const contactEmail = defineSetting('contact-email', email.nullable(), () => null, personal)

/** Name and address of the data protection officer; empty where none is appointed. */
export const dataProtectionOfficer = defineSetting('data-protection-officer', text(0, 300), () => '', personal)

/** Text about value-added tax on receipts; the law prescribes it where no tax is charged. */
export const vatMention = defineSetting('vat-mention', text(0, 300), () => '')
