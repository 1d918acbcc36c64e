import { useCallback, useEffect, useRef } from 'react'
import { releaseLock, takeLock } from './draft-calls.ts'
import { failureOf } from './saving/send-draft.ts'

/** The server's lock lasts 90 seconds. */
const renewMilliseconds = 30_000

/** Acquires the lock on the first change, and renews it while the user writes. */
export function useLock(uid: string, onLost: () => void): () => void {
  const renewedAt = useRef(0)
  return useCallback(() => {
    if (Date.now() - renewedAt.current < renewMilliseconds) return
    renewedAt.current = Date.now()
    takeLock(uid, false).catch((error: unknown) => {
      const failure = failureOf(error)
      if ('kind' in failure && failure.kind === 'locked') onLost()
    })
  }, [uid, onLost])
}

/** Releases the lock when the page closes, not when its text is reloaded: a lock just taken over must stay. */
export function useReleasedLock(uid: string): void {
  useEffect(() => () => void releaseLock(uid), [uid])
}
