import { useCallback, useEffect, useRef } from 'react'
import { releaseLock, takeLock } from './draft-calls.ts'
import { failureOf } from './saving/send-draft.ts'

/** The server's lock lasts 90 seconds. */
const renewMilliseconds = 30_000

/** Takes the lock with the first change, renews it while she writes, and leaves it with the page. */
export function useLock(uid: string, onLost: () => void): () => void {
  const renewedAt = useRef(0)
  useEffect(
    () => () => {
      if (renewedAt.current > 0) void releaseLock(uid)
    },
    [uid],
  )
  return useCallback(() => {
    if (Date.now() - renewedAt.current < renewMilliseconds) return
    renewedAt.current = Date.now()
    takeLock(uid, false).catch((error: unknown) => {
      const failure = failureOf(error)
      if ('kind' in failure && failure.kind === 'locked') onLost()
    })
  }, [uid, onLost])
}
