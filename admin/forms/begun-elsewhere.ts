import type { MouseEvent } from 'react'

const clicked = new WeakSet<Element>()

/**
 * For the root of what opens above the page. The second half of a double-click that opened it is not meant for it: it would close
 * it again, or press what came to stand under the pointer. A click counts (`detail`) as the second where the first was nearby.
 */
export function ignoreClickBegunElsewhere(event: MouseEvent): void {
  const root = event.currentTarget
  if (event.detail <= 1) clicked.add(root)
  else if (!clicked.has(root)) {
    event.preventDefault()
    event.stopPropagation()
  }
}
