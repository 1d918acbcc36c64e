import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pollRegularly } from '../conversation/transport/poll-regularly.ts'
import { latestOnly } from '../hydrated/latest-only.ts'
import type { ListData } from './load-list.ts'

/**
 * The user's discussion list: loaded with the page, then refreshed. Fetched outside the router: a failing refresh must not
 * replace the page by an error page.
 */
export function useFreshList(loaded: ListData): { list: ListData; refresh: () => void } {
  const [list, setList] = useState(loaded)
  const { pathname, search } = useLocation()
  // Query of the list: an open discussion has its own.
  const query = useRef('')
  query.current = pathname === '/coaching' ? search : ''
  const [nextSignal] = useState(latestOnly)
  useEffect(() => {
    // Abort a running request: it is older than the page's data.
    nextSignal()
    setList(loaded)
  }, [loaded, nextSignal])

  const refresh = useCallback(async () => {
    if (document.hidden) return
    const signal = nextSignal()
    try {
      const response = await fetch(`/coaching/list${query.current}`, { signal })
      const next: ListData = await response.json()
      if (response.ok && next.discussions && !signal.aborted) setList((former) => ({ ...next, more: former.more }))
    } catch {
      // Unreachable: keep the list until the next refresh.
    }
  }, [nextSignal])

  const look = useCallback(() => void refresh(), [refresh])
  useEffect(() => pollRegularly(look), [look])
  return { list, refresh: look }
}
