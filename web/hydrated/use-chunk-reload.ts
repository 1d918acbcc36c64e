import { useEffect, useRef } from 'react'
import { createPath, useNavigation } from 'react-router'
import { storeTarget, takeUpTarget } from './chunk-target.ts'
import { reloadOnce } from './reload.ts'

const pathNow = (): string => createPath(window.location)

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
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
      if (reloadOnce(target.current ?? pathNow())) event.preventDefault()
    }
    const onLeaving = () => {
      if (target.current) storeTarget(target.current)
    }
    window.addEventListener('vite:preloadError', onFailure)
    window.addEventListener('pagehide', onLeaving)
    return () => {
      window.removeEventListener('vite:preloadError', onFailure)
      window.removeEventListener('pagehide', onLeaving)
    }
  }, [])
}
