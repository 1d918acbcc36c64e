import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { exportAccount, type User } from '../accounts/index.ts'
import { eraseRevisions, exportRevisions } from '../articles/index.ts'
import { eraseCredentials, exportCredentials, exportReadings, exportTransfers } from '../coaching/index.ts'
import { eraseSubscriptions, exportSubscriptions } from '../subscriptions/index.ts'
import { eraseSupport, exportSupport } from '../support/index.ts'
import { exportMails } from './export-mails.ts'
import { deleteDiscretion, findDiscretion } from './queries-discretion.ts'

export type Exporting = Pick<Platform, 'clock' | 'config' | 'extensions' | 'keyring'>

/** The personal data that one module stores, and how it is erased. */
export interface PersonalData {
  /** its key in the export */
  readonly name: string
  exportAll(platform: Exporting, db: Database, user: User): Promise<unknown>
  /**
   * runs in the transaction that erases the user everywhere; absent for accounts, which is erased last, and for mails
   */
  erase?(platform: Pick<Platform, 'clock' | 'events' | 'extensions' | 'jobs'>, db: Database, user: User): Promise<void>
}

/** A module that begins to store personal data adds its line here. */
export const personalData: readonly PersonalData[] = [
  { name: 'accounts', exportAll: (_platform, db, user) => exportAccount(db, user.uid) },
  {
    name: 'subscriptions',
    exportAll: (_platform, db, user) => exportSubscriptions(db, user.uid),
    erase: (platform, db, user) => eraseSubscriptions(platform, db, user.uid),
  },
  { name: 'support', exportAll: exportSupport, erase: eraseSupport },
  {
    name: 'articles',
    exportAll: (_platform, db, user) => exportRevisions(db, user.uid),
    erase: (_platform, db, user) => eraseRevisions(db, user.uid),
  },
  // Readings and transfers are erased with their discussions: support erases all of it.
  { name: 'coaching', exportAll: exportReadings },
  { name: 'credentials', exportAll: exportCredentials, erase: eraseCredentials },
  { name: 'transfers', exportAll: exportTransfers },
  {
    name: 'discretion',
    exportAll: (_platform, db, user) => findDiscretion(db, user.uid),
    erase: (_platform, db, user) => deleteDiscretion(db, user.uid),
  },
  { name: 'mails', exportAll: (_platform, db, user) => exportMails(db, user) },
]
