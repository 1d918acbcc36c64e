import { useEffect } from 'react'

/** The keyboard goes on where an act removed the button that it began with. Loaded beside the first screen, which has no act yet. */
export function useKeptFocus(screenId: string): void {
  useEffect(() => {
    const screen = document.getElementById(screenId)
    if (!screen) return
    let left = false
    let stop: (() => void) | undefined
    void import('./keep-focus.ts').then(({ keepFocus }) => {
      if (!left) stop = keepFocus(screen)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [screenId])
}
