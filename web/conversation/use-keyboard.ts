import { type RefObject, useEffect } from 'react'

/** Smaller changes come from a hidden toolbar, not from a keyboard. */
const keyboardPixels = 120

/**
 * While a phone’s keyboard is open the element has `data-keyboard`, is at the top, and `--visible` is the remaining
 * height.
 */
export function useKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    function fit(): void {
      const target = element.current
      if (!target || !viewport) return
      const hidden = window.innerHeight - viewport.height
      const open = hidden > keyboardPixels && viewport.scale === 1
      target.toggleAttribute('data-keyboard', open)
      const root = document.documentElement
      root.style.setProperty('--visible', `${viewport.height}px`)
      if (open) target.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    viewport.addEventListener('resize', fit)
    return () => viewport.removeEventListener('resize', fit)
  }, [element])
}
