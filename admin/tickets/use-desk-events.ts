import { useEffect, useRef } from 'react'

/** Shown on the way back to a window that was left. */
export function useDeskEvents(onChange: () => void): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const again = () => {
      if (!document.hidden) latest.current()
    }
    addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
}
