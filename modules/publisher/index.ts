import type { Module } from '../../platform/module.ts'
import { ownFacts } from './own-facts.ts'
import { pageFacts } from './page-facts.ts'
import {
  contactEmail,
  dataProtectionOfficer,
  hosting,
  mediator,
  postalAddress,
  publisher,
  vatMention,
} from './settings.ts'

export { identityOf, readLegalSettings } from './own-facts.ts'
export {
  blanksOf,
  type FactSource,
  fillPlaces,
  fillText,
  hasPlaces,
  type PageFacts,
  pageFacts,
  readPageFacts,
} from './page-facts.ts'
export { contactEmail, hosting, mediator, postalAddress, publisher, vatMention } from './settings.ts'

/** Publisher of the site: facts for legal pages, mails, receipts and the accounting export. */
export const publisherModule: Module = {
  name: 'publisher',
  settings: [publisher, postalAddress, contactEmail, dataProtectionOfficer, vatMention, mediator, hosting],
  extensions: [pageFacts.with(ownFacts)],
}
