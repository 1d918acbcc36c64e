import { useRef, useState } from 'react'

/**
 * Loads older messages.
 * @param load returns whether they arrived
 */
export function useOlderMessages(load: (cursor: string) => Promise<boolean>) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const busy = useRef(false)
  return {
    state,
    async load(cursor: string): Promise<void> {
      if (busy.current) return
      busy.current = true
      setState('loading')
      try {
        setState((await load(cursor)) ? 'idle' : 'failed')
      } finally {
        busy.current = false
      }
    },
  }
}
