import { useRouteLoaderData } from 'react-router'
import { type DeviceChoices, noChoices } from '../discretion/device-choices.ts'
import { type Audience, visitors } from '../session/audience.ts'
import type { Flash } from '../session/flash.ts'
import { NoReaderError } from '../session/no-reader.ts'
import type { PublicSettings } from '../session/public-settings.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Trail } from './breadcrumbs.ts'
import { ownColours } from './colours.ts'

/** What is one reader's. */
export interface OfReader {
  viewer: Viewer | null
  /** answers of her coaches that she has not seen */
  unread: number
  flashes: readonly Flash[]
  /** when the page before saved her profile or favourites, for the other tabs */
  metadataChange: string | null
}

/** What the root loader gives to every page. */
export interface SiteData extends OfReader, Omit<PublicSettings, 'name'> {
  audience: Audience
  /** made for all readers with the same rights: what is one reader's is not here */
  shared: boolean
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
  audience: visitors,
  shared: false,
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
export function useSite(): SiteData {
  const data = useRouteLoaderData<() => SiteData>('root') ?? unknown
  return data.shared ? withoutReader(data) : data
}

/** Who reads the page, as far as a page for many may know it. */
export const useAudience = (): Audience => useSite().audience

const refusing = new WeakMap<SiteData, SiteData>()
const ofReader = ['viewer', 'unread', 'flashes', 'metadataChange'] as const satisfies (keyof OfReader)[]

/** Asking for what is hers throws: the page is kept for others. */
function withoutReader(data: SiteData): SiteData {
  const known = refusing.get(data)
  if (known) return known
  const shown = { ...data }
  for (const name of ofReader) {
    Object.defineProperty(shown, name, {
      get() {
        throw new NoReaderError(name)
      },
    })
  }
  refusing.set(data, shown)
  return shown
}
