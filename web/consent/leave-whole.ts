import { isTagManagerLoaded } from './tag-manager.ts'

/** Whether pressing the target leads to another page of the site. */
export function leavesPage(target: EventTarget | null, here: Location = location): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === here.origin && link.pathname !== here.pathname
}

/**
 * A navigation without a page load would take the tag manager along, and only the next page says whether it may run
 * there. Such links are the browser's: React, which listens on the document, never hears of the press. useMeasuring sees
 * to the other ways of navigating.
 */
export function leaveWhole(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (isTagManagerLoaded() && leavesPage(event.target)) event.stopImmediatePropagation()
    },
    true,
  )
}
