import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

type SiteData = Awaited<ReturnType<typeof loader>>

const unknown: SiteData = {
  viewer: null,
  flashes: [],
  houseName: 'Éclore',
  publicUrl: '',
  trackerId: null,
  demo: false,
  buildId: '',
  buildCheckSeconds: 0,
}

/** What every page knows; on an error page even that may be missing. */
export const useSite = (): SiteData => useRouteLoaderData<typeof loader>('root') ?? unknown
