/** Focusable elements. A list with `tabindex="-1"` precedes its rows: arrow keys start from the list. */
const focusable =
  'ul[tabindex="-1"], a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex="0"]'

/** A formerly focused element or one of its ancestors, with its index among its siblings. */
interface Place {
  element: Element
  index: number
}

/** Places of an element and of its ancestors up to the screen, innermost first. */
export function listAncestorPlaces(element: Element, screen: Element): Place[] {
  const places: Place[] = []
  for (let one: Element | null = element; one && one !== screen; one = one.parentElement) {
    places.push({ element: one, index: [...(one.parentElement?.children ?? [])].indexOf(one) })
  }
  return places
}

const isReachable = (element: Element): boolean => element.isConnected && element.closest('[inert], [hidden]') === null

/** @returns the first focusable element among the given ones and their descendants */
function firstWithin(elements: readonly Element[]): HTMLElement | undefined {
  for (const element of elements) {
    const found = element.matches(focusable) ? element : element.querySelector(focusable)
    if (found instanceof HTMLElement && isReachable(found)) return found
  }
  return undefined
}

/** @returns the element to focus after a removal: the next focusable sibling, or else the nearest one before */
export function nearestTo(places: readonly Place[], screen: Element): HTMLElement | undefined {
  for (const [level, { element: gone, index }] of places.entries()) {
    const parent = places[level + 1]?.element ?? screen
    if (gone.isConnected || !parent.isConnected) continue
    if (parent === screen) return undefined
    const children = [...parent.children]
    const near = firstWithin([...children.slice(index), ...children.slice(0, index).reverse()])
    if (near) return near
  }
  return undefined
}

function focusTitle(screen: Element): void {
  const title = screen.querySelector('h1')
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}

/**
 * Keeps the focus when an action removes its own button: otherwise the keyboard would restart at the page's top.
 * The focus moves to whatever replaced the button, or to the screen's title.
 * @param screen the changing part
 * @returns a function that stops it
 */
export function keepFocus(screen: Element): () => void {
  let [places, page]: [Place[], string] = [[], '']
  // Ignore focus in dialogs, which are outside of the screen: remember the last focus within the screen.
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !screen.contains(target)) return
    places = listAncestorPlaces(target, screen)
    page = window.location.pathname
  }
  const observer = new MutationObserver(() => {
    const [last] = places
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    const next = nearestTo(places, screen)
    places = []
    // Leave the focus alone after a navigation.
    if (page !== window.location.pathname) return
    if (next) next.focus()
    else focusTitle(screen)
  })
  document.addEventListener('focusin', note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    observer.disconnect()
  }
}
