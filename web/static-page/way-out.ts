import { leaveSite, onThirdEscape } from '../discretion/leave-site.ts'
import { lockWhenIdle, reloadOnPageRestore } from '../discretion/watch-page.ts'
import type { WayOutFacts } from '../discretion/way-out.tsx'

/** Enhances discretion/way-out.tsx; until this is loaded, the quick-exit button submits its form. */
export function watchWayOut(place: HTMLElement): void {
  const readFacts = () => JSON.parse(place.dataset.wayOut ?? '') as WayOutFacts
  const out = () => void leaveSite(readFacts().choices)
  // Listen on the document: a dialog contains another quick-exit button.
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('.way-out')) return
    event.preventDefault()
    out()
  })
  onThirdEscape(out)
  reloadOnPageRestore()
  let stopLock = () => {}
  const followFacts = () => {
    stopLock()
    const { choices, locks, path } = readFacts()
    stopLock = locks ? lockWhenIdle(choices, path) : () => {}
  }
  followFacts()
  // A form may change the choices: replace-document.ts then updates the attribute.
  new MutationObserver(followFacts).observe(place, { attributeFilter: ['data-way-out'] })
}
