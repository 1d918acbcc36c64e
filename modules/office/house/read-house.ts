import type { House } from '../../../contracts/house.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { readSettings } from '../../../platform/settings/index.ts'

/** What anyone may know of the owner's settings. */
export async function readHouse({ config }: Pick<Platform, 'config'>, db: Database): Promise<House> {
  const settings = await readSettings(db, config)
  return {
    name: settings['house-name'],
    logoText: settings['logo-text'],
    colours: settings.colours,
    postalAddress: settings['postal-address'],
    contactEmail: settings['contact-email'],
    coachingHours: settings['coaching-hours'],
  }
}
