import { useEffect, useState } from 'react'
import type { Transfer } from '../../../contracts/coaching/transfers.ts'
import { loadCalls } from '../../conversation/transport/load-calls.ts'
import { latestOnly } from '../../hydrated/latest-only.ts'

/** Transfers of a discussion, proposed or decided: from the page, then reloaded after each event about one. */
export function useTransfers(uid: string, loaded: Transfer[]) {
  const [transfers, setTransfers] = useState(loaded)
  const [nextSignal] = useState(latestOnly)
  useEffect(() => {
    // Abort a running request: it is older than the page's data.
    nextSignal()
    setTransfers(loaded)
  }, [loaded, nextSignal])

  async function look(): Promise<void> {
    const signal = nextSignal()
    try {
      const next = await (await loadCalls()).transfersOf({ type: 'coaching', uid })
      if (!signal.aborted) setTransfers(next)
    } catch (error) {
      // If loading fails, keep the shown proposals until the connection is back or the page reloads.
      if (!(error instanceof Error && 'status' in error)) throw error
    }
  }
  return { transfers, look }
}
