import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** Without a network the next page is asked for whole: the service worker has kept pages, not their data. */
export function useOfflineNavigation(): void {
  const { state, location } = useNavigation()
  const target = state === 'loading' ? location : undefined
  useEffect(() => {
    const answering = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
    if (target && !navigator.onLine && answering) window.location.assign(createPath(target))
  }, [target])
}
