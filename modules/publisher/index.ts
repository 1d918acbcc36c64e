import type { Module } from '../../platform/module.ts'
import { pageFacts } from './page-facts.ts'
import { publisherFacts } from './publisher-facts.ts'
import {
  contactEmail,
  dataProtectionOfficer,
  hosting,
  mediator,
  postalAddress,
  publisher,
  vatMention,
} from './settings.ts'

export {
  blanksOf,
  type FactSource,
  fillPlaceholders,
  fillText,
  hasPlaceholders,
  type PageFacts,
  pageFacts,
  readPageFacts,
} from './page-facts.ts'
export { identityOf, readLegalSettings } from './publisher-facts.ts'
export { contactEmail, hosting, mediator, postalAddress, publisher, vatMention } from './settings.ts'

/** Publisher of the site: facts for legal pages, mails, receipts and the accounting export. */
export const publisherModule: Module = {
  name: 'publisher',
  settings: [publisher, postalAddress, contactEmail, dataProtectionOfficer, vatMention, mediator, hosting],
  extensions: [pageFacts.with(publisherFacts)],
}
