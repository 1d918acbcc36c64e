import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { showPath } from './keep-page.ts'

export function useShownPath(): void {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => showPath({ pathname, search }), [pathname, search])
}
