import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the new page's content after a navigation without a page load. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    first.current = pathname
    if (!hash) document.getElementById('contenu')?.focus({ preventScroll: true })
  }, [pathname, hash])
}
