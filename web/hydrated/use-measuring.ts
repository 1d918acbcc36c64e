import { useEffect } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { navigated } from '../consent/navigated.ts'
import { isTagManagerLoaded } from '../consent/tag-manager.ts'
import { isMeasuredPage } from '../layout/page-kinds.ts'

/** Whether the tag manager would be taken along to a page where it may not run. */
export const mustLeaveWhole = (target: string, measuring: boolean): boolean => measuring && !isMeasuredPage(target)

/**
 * Tells the consent script of navigations without a page load. Links out of the measured pages are left to the browser
 * by leaveWhole; this sees to redirects and to the back button.
 */
export function useMeasuring(): void {
  const { location: target } = useNavigation()
  useEffect(() => {
    if (target && mustLeaveWhole(target.pathname, isTagManagerLoaded())) window.location.assign(createPath(target))
  }, [target])

  const { pathname } = useLocation()
  useEffect(() => {
    if (mustLeaveWhole(pathname, isTagManagerLoaded())) window.location.reload()
    else document.dispatchEvent(new Event(navigated))
  }, [pathname])
}
