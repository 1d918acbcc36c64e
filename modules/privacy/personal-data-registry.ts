import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { exportAccount, type User } from '../accounts/index.ts'
import { exportReadings, exportTransfers } from '../coaching/index.ts'
import { eraseSubscriptions, exportSubscriptions } from '../subscriptions/index.ts'
import { eraseSupport, exportSupport } from '../support/index.ts'
import { exportMails } from './export-mails.ts'

/** What one module keeps about a person, and how it lets go of it. */
export interface PersonalData {
  /** its key in the export */
  readonly name: string
  exportAll(platform: Platform, db: Database, user: User): Promise<unknown>
  /** in the transaction that erases her everywhere; absent for accounts, which goes last, and for mails */
  erase?(platform: Platform, db: Database, user: User): Promise<void>
}

/** A module that begins to keep something about people adds its line here. */
export const personalData: readonly PersonalData[] = [
  { name: 'accounts', exportAll: (_platform, db, user) => exportAccount(db, user.uid) },
  {
    name: 'subscriptions',
    exportAll: (_platform, db, user) => exportSubscriptions(db, user.uid),
    erase: (platform, db, user) => eraseSubscriptions(platform, db, user.uid),
  },
  { name: 'support', exportAll: exportSupport, erase: eraseSupport },
  // Who read her discussions, and to whom they were to go, goes with them: support erases all of it.
  { name: 'coaching', exportAll: exportReadings },
  { name: 'transfers', exportAll: exportTransfers },
  { name: 'mails', exportAll: (_platform, db, user) => exportMails(db, user) },
]
