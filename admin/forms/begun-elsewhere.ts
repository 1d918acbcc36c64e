import type { MouseEvent } from 'react'

const clicked = new WeakSet<Element>()

/**
 * Handler for the root of a dialog or menu. Ignores the second click of the double-click that opened it. That click
 * would close it or press whatever is under the pointer. `detail` counts consecutive clicks at one place.
 */
export function ignoreClickBegunElsewhere(event: MouseEvent): void {
  const root = event.currentTarget
  if (event.detail <= 1) clicked.add(root)
  else if (!clicked.has(root)) {
    event.preventDefault()
    event.stopPropagation()
  }
}
