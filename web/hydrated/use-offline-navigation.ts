import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** The service worker has kept pages, not their data: what it has is asked for whole. Else the page she is on stays. */
async function goWhereKept(path: string): Promise<void> {
  const kept = await caches.match(new URL(path, location.origin), { ignoreSearch: true, ignoreVary: true })
  if (kept) location.assign(path)
}

/** Without a network. */
export function useOfflineNavigation(): void {
  const { state, location } = useNavigation()
  const target = state === 'loading' ? location : undefined
  useEffect(() => {
    const answering = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
    if (target && !navigator.onLine && answering) void goWhereKept(createPath(target))
  }, [target])
}
