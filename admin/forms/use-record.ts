import { useEffect, useState } from 'react'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { CallError, callFailures } from '../../relay/call.ts'
import { type Row, readRecord } from '../records/record-calls.ts'

interface Loaded {
  record?: Row
  fault?: string
}

/** Loads the current record, never from a cache: its version decides whether a change is accepted. */
export function useRecord(calls: ResourceCalls, uid: string) {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try
  useEffect(() => {
    let current = true
    setLoaded({})
    readRecord(calls, uid).then(
      (record) => current && setLoaded({ record }),
      (error: unknown) =>
        current && setLoaded({ fault: error instanceof CallError ? error.message : callFailures.refused }),
    )
    return () => {
      current = false
    }
  }, [calls, uid, tries])
  return { ...loaded, retry: () => setTries((count) => count + 1) }
}
