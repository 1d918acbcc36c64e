import type { Database } from '../../../platform/database/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'

export interface TermsText {
  title: string
  /** sanitised */
  html: string
  modified: Date
}

/** The terms as the site shows them now. The module that stores the site's pages adds one. */
export const termsSource =
  extensionPoint<(db: Database) => Promise<TermsText | undefined>>('subscriptions.terms-source')
