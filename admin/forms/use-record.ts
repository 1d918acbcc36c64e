import { useEffect, useState } from 'react'
import { CallError, callFailures } from '../../relay/call.ts'
import { type Row, readRecord } from './record-calls.ts'

interface Loaded {
  record?: Row
  fault?: string
}

/** Loads the current record, never from a cache: its version decides whether a change is accepted. */
export function useRecord(resource: string, uid: string) {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try
  useEffect(() => {
    let current = true
    setLoaded({})
    readRecord(resource, uid).then(
      (record) => current && setLoaded({ record }),
      (error: unknown) =>
        current && setLoaded({ fault: error instanceof CallError ? error.message : callFailures.refused }),
    )
    return () => {
      current = false
    }
  }, [resource, uid, tries])
  return { ...loaded, retry: () => setTries((count) => count + 1) }
}
