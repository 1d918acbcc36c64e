import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endPresence, notifyPresence } from './comment-calls.ts'

/** The server counts her as present for 40 seconds. */
const notifyMilliseconds = 15_000

export type ArticlePresences = ReturnType<typeof usePresence>

/** Says that she has the article open, and knows who else has. An answer that does not come changes nothing. */
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
