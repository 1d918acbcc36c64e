import { getSiteSettings } from '../../contracts/administration/site-settings.ts'
import type { Api } from '../api/index.ts'
import type { PublicSettings } from './public-settings.ts'

/** The owner's public settings. On the server only: the call's schema must not be part of a page's scripts. */
export async function loadPublicSettings(api: Api, preview?: string): Promise<PublicSettings> {
  const { coachingHours: _hours, ...shown } = (await api.call(getSiteSettings, { query: { preview } })).payload
  return shown
}
