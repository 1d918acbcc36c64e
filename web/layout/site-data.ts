import { useRouteLoaderData } from 'react-router'
import { timeZone as paris } from '../../contracts/text/paris.ts'
import { type DeviceChoices, noChoices } from '../discretion/device-choices.ts'
import { type Audience, visitors } from '../session/audience.ts'
import type { ShownFlash } from '../session/cookies/flash.ts'
import { defaultFrame, type FrameSettings } from '../session/frame-settings.ts'
import { NoReaderError } from '../session/no-reader.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Trail } from './navigation/breadcrumbs.ts'

export interface ReaderData {
  viewer: Viewer | null
  /** unseen answers of the user's coaches */
  unread: number
  /** IANA zone in which the user reads hours */
  timeZone: string
  flashes: readonly ShownFlash[]
  /** when the previous page saved the profile or favourites, to notify other tabs */
  metadataChange: string | null
}

/** Data of the root loader for every page. */
export interface SiteData extends ReaderData, FrameSettings {
  audience: Audience
  /** rendered for all readers with the same rights, without data of one reader */
  shared: boolean
  siteName: string
  publicUrl: string
  trackerId: string | null
  demoNotice: string | null
  buildId: string
  buildCheckSeconds: number
  /** the user's choices for this device, on pages with the quick-exit button (`discretion/way-out.tsx`) */
  discretion: DeviceChoices
  trail: Trail
  /** title and description that the owner chose for this page, each of which may be empty */
  search: { title: string; description: string }
}

const unknown: SiteData = {
  viewer: null,
  unread: 0,
  timeZone: paris,
  flashes: [],
  metadataChange: null,
  audience: visitors,
  shared: false,
  siteName: '',
  ...defaultFrame,
  search: { title: '', description: '' },
  publicUrl: '',
  trackerId: null,
  demoNotice: null,
  buildId: '',
  buildCheckSeconds: 0,
  discretion: noChoices,
  trail: { of: '', above: [] },
}

/** Site data of every page; an error page may lack it. */
export function useSite(): SiteData {
  const data = useRouteLoaderData<() => SiteData>('root') ?? unknown
  return data.shared ? withoutReader(data) : data
}

/**
 * Zone for times that concern the reader. Dates of money, contracts and the magazine stay in Paris time.
 * Shared pages must not vary with the zone: reading it there throws.
 */
export const useTimeZone = (): string => useSite().timeZone

/** Properties of the reader that a shared page may know. */
export const useAudience = (): Audience => useSite().audience

const refusing = new WeakMap<SiteData, SiteData>()
const ofReader = ['viewer', 'unread', 'timeZone', 'flashes', 'metadataChange'] as const satisfies (keyof ReaderData)[]

/** Reading a user's data throws: the page is cached for others. */
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
