import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { readSetting } from '../../platform/settings/index.ts'
import type { FactSource } from '../publisher/index.ts'
import { contactRetentionDays } from './settings.ts'

const daysOfYear = 365

/** « 3 ans », « 400 jours » */
function durationOf(days: number): string {
  const years = days / daysOfYear
  if (!Number.isInteger(years)) return `${days}\u00a0jours`
  return `${years}\u00a0an${years > 1 ? 's' : ''}`
}

/** The fact for the privacy page that says how long help desk tickets are kept. */
export async function retentionFacts({ config }: Pick<Platform, 'config'>, db: Database): Promise<FactSource> {
  const days = await readSetting(db, config, contactRetentionDays)
  return { facts: { 'demandes.conservation': { label: 'durée de conservation', value: durationOf(days) } } }
}
