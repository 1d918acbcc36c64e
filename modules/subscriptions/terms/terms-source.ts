import type { Database } from '../../../platform/database/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { Platform } from '../../../platform/index.ts'

export interface TermsText {
  title: string
  /** sanitised; placeholders are filled with the current values */
  html: string
  modified: Date
}

type Ports = Pick<Platform, 'config' | 'extensions'>

/** Extension point: the module that stores the site's pages supplies the terms as the site shows them now. */
export const termsSource =
  extensionPoint<(ports: Ports, db: Database) => Promise<TermsText | undefined>>('subscriptions.terms-source')
