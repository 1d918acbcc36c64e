import { useRouteLoaderData } from 'react-router'
import { type DeviceChoices, noChoices } from '../discretion/device-choices.ts'
import type { Flash } from '../session/flash.ts'
import type { PublicSettings } from '../session/public-settings.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Trail } from './breadcrumbs.ts'
import { ownColours } from './colours.ts'

/** What the root loader gives to every page. */
export interface SiteData extends Omit<PublicSettings, 'name'> {
  viewer: Viewer | null
  /** answers of her coaches that she has not seen */
  unread: number
  flashes: readonly Flash[]
  /** when the page before saved her profile or favourites, for the other tabs */
  metadataChange: string | null
  siteName: string
  publicUrl: string
  trackerId: string | null
  demoNotice: string | null
  buildId: string
  buildCheckSeconds: number
  /** what she chose for this device, on pages with the way out */
  discretion: DeviceChoices
  trail: Trail
}

const unknown: SiteData = {
  viewer: null,
  unread: 0,
  flashes: [],
  metadataChange: null,
  siteName: 'Éclore',
  logoText: 'Éclore',
  colours: ownColours,
  postalAddress: '',
  contactEmail: null,
  publicUrl: '',
  trackerId: null,
  demoNotice: null,
  buildId: '',
  buildCheckSeconds: 0,
  discretion: noChoices,
  trail: { of: '', above: [] },
}

/** What every page knows; on an error page even that may be missing. */
export const useSite = (): SiteData => useRouteLoaderData<() => SiteData>('root') ?? unknown
