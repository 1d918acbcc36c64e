import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation without a page load the reading position is the new page's content, not what was pressed. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    first.current = pathname
    if (!hash) document.getElementById('contenu')?.focus({ preventScroll: true })
  }, [pathname, hash])
}
