import { leave, onThirdEscape } from '../discretion/leave.ts'
import { lockUntouched, reloadFromMemory } from '../discretion/watch-page.ts'
import type { WayOutFacts } from '../discretion/way-out.tsx'

/** What way-out.tsx does with React; until this is loaded the button is a form that leads out. */
export function watchWayOut(place: HTMLElement): void {
  const { choices, locks, path } = JSON.parse(place.dataset.wayOut ?? '') as WayOutFacts
  const out = () => void leave(choices)
  place.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    out()
  })
  onThirdEscape(out)
  reloadFromMemory()
  if (locks) lockUntouched(choices, path)
}
