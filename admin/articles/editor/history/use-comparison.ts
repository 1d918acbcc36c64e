import { useEffect, useState } from 'react'
import { type Comparison, compareVersions } from './compare/compare-versions.ts'
import { runSteps } from './compare/run-steps.ts'
import type { Version } from './history-calls.ts'

interface Found {
  before: Version | undefined
  after: Version
  comparison: Comparison
}

/** Compares two versions without blocking the page; undefined until it has finished. */
export function useComparison(before: Version | undefined, after: Version | undefined): Comparison | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!after) return
    const abort = new AbortController()
    runSteps(compareVersions(before, after), abort.signal).then(
      (comparison) => setFound({ before, after, comparison }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        // Throw during rendering, so that React's error boundary catches it.
        setFound(() => {
          throw error
        })
      },
    )
    return () => abort.abort()
  }, [before, after])
  return found && found.before === before && found.after === after ? found.comparison : undefined
}
