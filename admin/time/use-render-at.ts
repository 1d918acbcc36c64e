import { useEffect, useState } from 'react'

/** Longest delay of a timer; a later moment is not awaited. */
const longestMilliseconds = 2 ** 31 - 1

/** Renders the component again once that moment has passed: what it says about the moment is then still true. */
export function useRenderAt(moment: string | null): void {
  const [, setPassed] = useState<string | null>(null)
  useEffect(() => {
    const delay = moment === null ? 0 : Date.parse(moment) - Date.now()
    if (delay <= 0 || delay > longestMilliseconds) return
    const timer = setTimeout(() => setPassed(moment), delay + 1)
    return () => clearTimeout(timer)
  }, [moment])
}
