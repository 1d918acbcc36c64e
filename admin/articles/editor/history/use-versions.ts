import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readHistory, readVersion, type Version, type VersionKey } from './history-calls.ts'

/** The saves that were loaded so far, newest first. */
export function useHistory(uid: string) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['article-history', uid],
    queryFn: ({ pageParam, signal }) => readHistory(uid, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((sum, { entries }) => sum + entries.length, 0) < total ? pages.length + 1 : undefined,
    gcTime: 0,
  })
  return { ...query, entries: data?.pages.flatMap(({ entries }) => entries), total: data?.pages[0]?.total ?? 0 }
}

/** One version with its text; a revision never changes. */
export function useVersion(uid: string, key: VersionKey | undefined, copy: Version) {
  const { data, error } = useQuery({
    queryKey: ['article-version', uid, key],
    queryFn: ({ signal }) => readVersion(uid, typeof key === 'number' ? key : 'live', signal),
    enabled: key !== undefined && key !== 'copy',
    staleTime: typeof key === 'number' ? Number.POSITIVE_INFINITY : 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { version: key === 'copy' ? copy : data, error }
}
