import { useEffect, useRef } from 'react'
import { createPath, useNavigation } from 'react-router'
import { isReachable } from './build-check.ts'
import { resumeNavigation, storeTarget } from './chunk-target.ts'
import { showFailure } from './failure.ts'
import { pendingRequest } from './keep-page.ts'
import { isLoadingOptional } from './optional-part.ts'
import { reloadOnce } from './reload.ts'

const pathNow = (): string => createPath(window.location)

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

/** After a new build the file is missing: load the whole page. If the site is unreachable, keep the page with typed text. */
async function onMissing(target: string): Promise<void> {
  if (await isReachable()) reloadOnce(target)
  else showFailure({ cause: 'network', asked: 'page', path: target, whole: true })
}

/** When a file fails to load, as after a new build, loads the target page instead. */
export function useChunkReload(): void {
  const { location } = useNavigation()
  const target = useRef<string | null>(null)
  useEffect(() => {
    target.current = location ? createPath(location) : null
  }, [location])

  useEffect(() => {
    resumeNavigation(pathNow(), isReload())
    const onFailure = (event: Event) => {
      event.preventDefault()
      if (target.current || !isLoadingOptional()) void onMissing(target.current ?? pathNow())
    }
    const onLeaving = () => {
      if (target.current) storeTarget(target.current)
    }
    // Prevents React Router's own reload of the current page, in browsers with the Navigation API.
    const onNavigate = (event: NavigateEvent) => {
      const going = target.current ?? pendingRequest()?.path
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !going) return
      event.preventDefault()
      void onMissing(going)
    }
    const navigation = window.navigation as Navigation | undefined
    window.addEventListener('vite:preloadError', onFailure)
    window.addEventListener('pagehide', onLeaving)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('vite:preloadError', onFailure)
      window.removeEventListener('pagehide', onLeaving)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [])
}
