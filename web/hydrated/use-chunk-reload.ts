import { useEffect, useRef } from 'react'
import { createPath, useNavigation } from 'react-router'
import { isReachable } from './build-check.ts'
import { storeTarget, takeUpTarget } from './chunk-target.ts'
import { announce } from './failure.ts'
import { announceMissing, askedFor } from './keep-page.ts'
import { reloadOnce } from './reload.ts'

const pathNow = (): string => createPath(window.location)

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

/** Missing after a new build: the whole page has it. Out of reach: the page stays, with what she typed. */
async function onMissing(target: string): Promise<void> {
  const asked = askedFor()
  if (await isReachable()) reloadOnce(target)
  else if (asked?.asked === 'sent') announceMissing(asked)
  else announce({ cause: 'network', asked: 'page', path: target, whole: true })
}

/** A part of the site that fails to load, as after a new build, loads the page she was going to instead. */
export function useChunkReload(): void {
  const { location } = useNavigation()
  const target = useRef<string | null>(null)
  useEffect(() => {
    target.current = location ? createPath(location) : null
  }, [location])

  useEffect(() => {
    takeUpTarget(pathNow(), isReload())
    const onFailure = (event: Event) => {
      event.preventDefault()
      void onMissing(target.current ?? pathNow())
    }
    const onLeaving = () => {
      if (target.current) storeTarget(target.current)
    }
    // React Router reloads the page she is on. Browsers without this event let it.
    const onNavigate = (event: NavigateEvent) => {
      const going = target.current ?? askedFor()?.path
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
