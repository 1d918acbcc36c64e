import type { Discretion } from '../../contracts/accounts/discretion.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { exportAccount, type User } from '../accounts/index.ts'
import { eraseWriting, exportWriting } from '../articles/index.ts'
import {
  eraseCredentials,
  eraseNotes,
  eraseProfile,
  exportCredentials,
  exportNotes,
  exportProfile,
  exportReadings,
  exportTransfers,
} from '../coaching/index.ts'
import { eraseHomeRevisions, eraseVoices, exportHomeRevisions, exportVoices } from '../site/index.ts'
import { eraseSubscriptions, exportSubscriptions } from '../subscriptions/index.ts'
import { eraseSupport, exportSupport } from '../support/index.ts'
import { exportMails } from './export-mails.ts'
import { deleteDiscretion, findDiscretion } from './queries-discretion.ts'

export type ExportPorts = Pick<Platform, 'clock' | 'config' | 'extensions' | 'keyring'>

/** The personal data that one module stores, and how it is erased. */
export interface PersonalData {
  /** its key in the export */
  readonly name: string
  /** French title for staff */
  readonly title: string
  exportAll(platform: ExportPorts, db: Database, user: User): Promise<unknown>
  /** number of records in this export; default: the entries of a list, or one */
  count?(exported: unknown): number
  /** number of entries that the accounting keeps, detached from the person */
  kept?(exported: unknown): number
  /**
   * runs in the transaction that erases the user in all modules; absent where another part of that transaction erases the data
   */
  erase?(platform: Pick<Platform, 'clock' | 'events' | 'extensions' | 'jobs'>, db: Database, user: User): Promise<void>
}

const lengthOf = (exported: unknown, list: string): number => {
  const found = (exported as Readonly<Record<string, unknown>>)[list]
  return Array.isArray(found) ? found.length : 0
}

export function countRecords({ count }: PersonalData, exported: unknown): number {
  if (exported === undefined || exported === null) return 0
  if (count) return count(exported)
  return Array.isArray(exported) ? exported.length : 1
}

/** A module that begins to store personal data adds its line here. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'accounts',
    title: 'Compte, profil, favoris, sessions et clés d’accès',
    exportAll: (_platform, db, user) => exportAccount(db, user.uid),
  },
  {
    name: 'subscriptions',
    title: 'Abonnements, son nom',
    count: (exported) => lengthOf(exported, 'subscriptions'),
    kept: (exported) => lengthOf(exported, 'payments'),
    exportAll: (_platform, db, user) => exportSubscriptions(db, user.uid),
    erase: (platform, db, user) => eraseSubscriptions(platform, db, user.uid),
  },
  { name: 'support', title: 'Conversations', exportAll: exportSupport, erase: eraseSupport },
  {
    name: 'articles',
    title: 'Versions d’articles et remarques',
    count: (exported) => lengthOf(exported, 'revisions') + lengthOf(exported, 'comments'),
    exportAll: (_platform, db, user) => exportWriting(db, user.uid),
    erase: (_platform, db, user) => eraseWriting(db, user),
  },
  // Readings and transfers are erased with their discussions, by `support`.
  { name: 'coaching', title: 'Lectures de ses conversations', exportAll: exportReadings },
  { name: 'credentials', title: 'Diplômes et attestations', exportAll: exportCredentials, erase: eraseCredentials },
  { name: 'profile', title: 'Fiche de coach', exportAll: exportProfile, erase: eraseProfile },
  { name: 'notes', title: 'Notes de ses coachs', exportAll: exportNotes, erase: eraseNotes },
  {
    name: 'voices',
    title: 'Témoignages',
    count: (exported) => lengthOf(exported, 'written'),
    exportAll: exportVoices,
    erase: eraseVoices,
  },
  {
    name: 'home',
    title: 'Versions de la page d’accueil',
    exportAll: exportHomeRevisions,
    erase: eraseHomeRevisions,
  },
  { name: 'transfers', title: 'Changements de coach', exportAll: exportTransfers },
  {
    name: 'discretion',
    title: 'Choix de discrétion',
    count: (exported) => Object.values(exported as Discretion).filter((chosen) => chosen).length,
    exportAll: (_platform, db, user) => findDiscretion(db, user.uid),
    erase: (_platform, db, user) => deleteDiscretion(db, user.uid),
  },
  { name: 'mails', title: 'E-mails reçus', exportAll: (_platform, db, user) => exportMails(db, user) },
]
