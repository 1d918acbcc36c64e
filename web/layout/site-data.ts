import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { ownColours } from './colours.ts'

export type SiteData = Awaited<ReturnType<typeof loader>>

const unknown: SiteData = {
  viewer: null,
  flashes: [],
  siteName: 'Éclore',
  logoText: 'Éclore',
  colours: ownColours,
  postalAddress: '',
  contactEmail: null,
  publicUrl: '',
  trackerId: null,
  demo: false,
  buildId: '',
  buildCheckSeconds: 0,
}

/** What every page knows; on an error page even that may be missing. */
export const useSite = (): SiteData => useRouteLoaderData<typeof loader>('root') ?? unknown
