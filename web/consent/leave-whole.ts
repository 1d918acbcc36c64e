import { isMeasuredPage } from '../layout/page-kinds.ts'
import { isTagManagerLoaded } from './tag-manager.ts'

/** Whether this press leads from a page where the tag manager runs to one where it may not. */
export function leavesMeasuring(target: EventTarget | null, here: Location = location): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === here.origin && !isMeasuredPage(link.pathname)
}

/**
 * A navigation without a page load would take the tag manager along. Such links are the browser's: React, which listens
 * on the document, never hears of the press. useMeasuring sees to the other ways of navigating.
 */
export function leaveWhole(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (isTagManagerLoaded() && leavesMeasuring(event.target)) event.stopImmediatePropagation()
    },
    true,
  )
}
