import { useRef, useState } from 'react'
import { z } from 'zod'
import { type Message, message } from '../../contracts/support.ts'

const olderPage = z.object({ messages: z.array(message), older: z.string().nullable() })

export type OlderState = 'idle' | 'loading' | 'failed'

/** Loads the messages before those that are there. */
export function useOlder(address: string, onLoaded: (messages: readonly Message[], older: string | null) => void) {
  const [state, setState] = useState<OlderState>('idle')
  const busy = useRef(false)
  async function load(cursor: string): Promise<void> {
    if (busy.current) return
    busy.current = true
    setState('loading')
    try {
      const response = await fetch(`${address}?cursor=${encodeURIComponent(cursor)}`)
      const page = olderPage.parse(await response.json())
      onLoaded(page.messages, page.older)
      setState('idle')
    } catch {
      // Shown beside the button, which tries again.
      setState('failed')
    } finally {
      busy.current = false
    }
  }
  return { state, load }
}
