import { useEffect, useState } from 'react'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { failureSentence } from '../api/failure-sentence.ts'
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
      (error: unknown) => current && setLoaded({ fault: failureSentence(error) }),
    )
    return () => {
      current = false
    }
  }, [calls, uid, tries])
  return { ...loaded, retry: () => setTries((count) => count + 1) }
}
