import { useEffect } from 'react'

/** Keeps the focus after an action removed its own button. Loaded after the first screen, which has no action yet. */
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
