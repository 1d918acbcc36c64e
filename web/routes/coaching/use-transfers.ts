import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Transfer, transfer } from '../../../contracts/transfers.ts'

const answer = z.object({ transfers: z.array(transfer) })

/** Proposals to hand her discussion on, as the page had them and as they are once somebody says that they changed. */
export function useTransfers(address: string, loaded: Transfer[]) {
  const [transfers, setTransfers] = useState(loaded)
  useEffect(() => setTransfers(loaded), [loaded])

  async function look(): Promise<void> {
    try {
      const response = await fetch(`${address}/transfers`)
      const known = answer.safeParse(await response.json()).data
      if (response.ok && known) setTransfers(known.transfers)
    } catch {
      // Without an answer what she sees stands, until the connection is back or she comes again.
    }
  }
  return { transfers, look }
}
