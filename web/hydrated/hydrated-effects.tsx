import { useSite } from '../layout/site-data.ts'
import { useBuildCheck } from './use-build-check.ts'
import { useChunkReload } from './use-chunk-reload.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useOfflineNavigation } from './use-offline-navigation.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useShownPath } from './use-shown-path.ts'

export function HydratedEffects() {
  const { buildId, buildCheckSeconds } = useSite()
  useBuildCheck(buildId, buildCheckSeconds)
  useShownPath()
  useChunkReload()
  useFocusOnNavigation()
  useOfflineNavigation()
  useOtherTabs()
  return null
}
