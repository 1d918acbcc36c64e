import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { restoreInterrupted } from './interrupted-form.ts'
import { pathOf, showPath } from './keep-page.ts'

/** Tells what guards the page which one it is; and puts back what a session's end kept her from sending there. */
export function useShownPath(): void {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => showPath({ pathname, search }), [pathname, search])
  useEffect(() => {
    // After the page's own effects: its form is then ready to be typed into.
    const timer = setTimeout(() => restoreInterrupted(pathOf({ pathname, search })))
    return () => clearTimeout(timer)
  }, [pathname, search])
}
