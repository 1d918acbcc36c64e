import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../layout/site-data.ts'
import { showPath } from './keep-page.ts'
import { useBuildCheck } from './use-build-check.ts'
import { useChunkReload } from './use-chunk-reload.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useOfflineNavigation } from './use-offline-navigation.ts'
import { useOtherTabs } from './use-other-tabs.ts'

export function HydratedEffects() {
  const { buildId, buildCheckSeconds } = useSite()
  const { pathname, search } = useLocation()
  useBuildCheck(buildId, buildCheckSeconds)
  useLayoutEffect(() => showPath({ pathname, search }), [pathname, search])
  useChunkReload()
  useFocusOnNavigation()
  useOfflineNavigation()
  useOtherTabs()
  return null
}
