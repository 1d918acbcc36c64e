import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { countStaffTickets, type TicketViewCounts } from '../../../contracts/support/staff-ticket-list.ts'
import { callApi } from '../../../relay/call.ts'
import { useList } from '../../lists/list-provider.tsx'
import type { TicketFilter } from '../list/ticket-filter.ts'
import { throttleAsync } from './throttle-async.ts'

/** The shortest time between two requests for the counts. */
const pauseMilliseconds = 3000

/** Number of conversations in each view; undefined while a search or tag narrows the views. */
export function useViewCounts(): { counts: TicketViewCounts | undefined; ask(): void } {
  const { filter } = useList()
  const { type, tag, q } = filter as TicketFilter
  const wanted = !tag && !q
  const { data, refetch } = useQuery({
    queryKey: ['ticket-counts', type ?? null],
    queryFn: async () => (await callApi(countStaffTickets, { query: type ? { type } : {} })).payload,
    enabled: wanted,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
  })
  const latest = useRef({ wanted, refetch })
  latest.current = { wanted, refetch }
  const [asking] = useState(() =>
    throttleAsync(pauseMilliseconds, async () => {
      if (latest.current.wanted) await latest.current.refetch()
    }),
  )
  useEffect(() => () => asking.stop(), [asking])
  return { counts: wanted ? data : undefined, ask: asking.ask }
}
