import { useEffect, useRef } from 'react'
import { createPath, useNavigation } from 'react-router'
import { reloadOnce } from './reload.ts'

/** A part of the site that fails to load, as after a new build, loads the page she was going to instead. */
export function useChunkReload(): void {
  const { location } = useNavigation()
  const target = useRef<string | null>(null)
  useEffect(() => {
    if (location) target.current = createPath(location)
  }, [location])
  useEffect(() => {
    const onFailure = (event: Event) => {
      if (reloadOnce(target.current ?? window.location.href)) event.preventDefault()
    }
    window.addEventListener('vite:preloadError', onFailure)
    return () => window.removeEventListener('vite:preloadError', onFailure)
  }, [])
}
