import { useCallback, useEffect, useState } from 'react'
import { listTickets, type Ticket } from '../../contracts/support.ts'
import { CallError, callApi } from '../../relay/call.ts'
import { useRegularLook } from '../conversation/use-regular-look.ts'
import { withFreshTickets } from './with-fresh-tickets.ts'

/** The tickets as the page had them, and the newest as they are now. */
export function useFreshTickets(loaded: readonly Ticket[] | null): readonly Ticket[] | null {
  const [tickets, setTickets] = useState(loaded)
  useEffect(() => setTickets(loaded), [loaded])
  const look = useCallback(async () => {
    if (document.hidden) return
    try {
      const { payload } = await callApi(listTickets, { params: { type: 'contact' } })
      setTickets((former) => former && withFreshTickets(former, payload))
    } catch (error) {
      // Without an answer what is shown stands until the next look.
      if (!(error instanceof CallError)) throw error
    }
  }, [])
  useRegularLook(useCallback(() => void look(), [look]))
  return tickets
}
