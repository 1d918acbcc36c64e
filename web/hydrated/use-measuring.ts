import { useEffect } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { isMeasured } from '../consent/measured.ts'
import { navigated } from '../consent/navigated.ts'
import { isTagManagerLoaded } from '../consent/tag-manager.ts'

/**
 * Tells the consent script of navigations without a page load. While the tag manager runs there are none to another
 * page: links are left to the browser by leaveWhole; this sees to redirects, forms and the back button.
 */
export function useMeasuring(): void {
  const { pathname } = useLocation()
  const { state, location: target } = useNavigation()
  useEffect(() => {
    const leaves = state === 'loading' && target.pathname !== pathname
    if (leaves && isTagManagerLoaded()) window.location.assign(createPath(target))
  }, [state, target, pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page says anew whether it is measured
  useEffect(() => {
    if (isTagManagerLoaded() && !isMeasured()) window.location.reload()
    else document.dispatchEvent(new Event(navigated))
  }, [pathname])
}
