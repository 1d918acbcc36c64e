import { useEffect, useRef, useState } from 'react'
import { followStaffTickets } from '../../../contracts/support/staff-ticket-list.ts'
import { openEventStream } from '../../../conversation/events/event-stream.ts'
import { followStream } from '../../../conversation/events/hold-stream.ts'
import { openEvents } from '../../../relay/call.ts'
import { usePresences } from './use-presences.ts'

/** Interval of requests for the list while the event stream is disconnected. */
const pollMilliseconds = 10_000

/** One request at a time: changes during a request cause one more. */
function createAsking(ask: () => Promise<unknown>): () => Promise<void> {
  let busy = false
  let again = false
  return async () => {
    // A hidden window refetches when it is shown, an offline one when it is online again.
    if (document.hidden || !navigator.onLine) return
    again = true
    if (busy) return
    busy = true
    try {
      while (again) {
        again = false
        await ask()
      }
    } finally {
      busy = false
    }
  }
}

/** Refetches the list at each event `tickets` of the stream, and polls only while the stream is disconnected. */
export function useLiveList(refetch: () => Promise<unknown>) {
  const current = useRef(refetch)
  current.current = refetch
  const [ask] = useState(() => createAsking(() => current.current()))
  const { presences, receive, clear } = usePresences()
  const [lost, setLost] = useState(false)
  const latest = useRef({ receive, clear })
  latest.current = { receive, clear }

  useEffect(
    () =>
      followStream({
        onLost: setLost,
        // Refetch the list after a disconnection: events were missed. Colleagues send their presence again.
        onLive() {
          latest.current.clear()
          void ask()
        },
        open: (onConnection) =>
          openEventStream({
            open: () => openEvents(followStaffTickets),
            onConnection,
            listeners: { tickets: () => void ask(), presence: (event) => latest.current.receive(event) },
          }),
      }),
    [ask],
  )

  useEffect(() => {
    const look = () => void ask()
    document.addEventListener('visibilitychange', look)
    const poll = lost ? setInterval(look, pollMilliseconds) : undefined
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(poll)
    }
  }, [ask, lost])
  return { presences, lost }
}
