import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { isPageStored } from '../offline/kept-page.ts'

/** Without a network, loads a stored page as a document, because its data are not stored. Otherwise the page stays. */
export function useOfflineNavigation(): void {
  const { state, location } = useNavigation()
  const path = state === 'loading' ? createPath(location) : undefined
  useEffect(() => {
    if (path === undefined || navigator.onLine) return
    void isPageStored(path).then((kept) => kept && window.location.assign(path))
  }, [path])
}
