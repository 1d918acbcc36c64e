import { getSiteSettings, type SiteSettings } from '../../contracts/administration/site-settings.ts'
import type { Api } from '../api/index.ts'

export type PublicSettings = Omit<SiteSettings, 'coachingHours'>

/** The owner's public settings. */
export async function loadPublicSettings(api: Api): Promise<PublicSettings> {
  const { coachingHours: _hours, ...shown } = (await api.call(getSiteSettings)).payload
  return shown
}
