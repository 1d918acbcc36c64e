import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endPresence, notifyPresence } from './comment-calls.ts'

/** The server counts a user as present for 40 seconds. */
const notifyMilliseconds = 15_000

export type ArticlePresences = ReturnType<typeof usePresence>

/** Signals that the user has the article open, and lists who else has. A failed request keeps the last list. */
export function usePresence(uid: string) {
  const { data } = useQuery({
    queryKey: ['article-presence', uid],
    queryFn: ({ signal }) => notifyPresence(uid, signal),
    refetchInterval: notifyMilliseconds,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => () => void endPresence(uid), [uid])
  return data
}
