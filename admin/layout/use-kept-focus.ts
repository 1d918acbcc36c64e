import { useEffect } from 'react'

/** Keeps the focus when an action removes its own button. Loaded after the first screen, on which no action has run yet. */
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
