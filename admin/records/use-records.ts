import { type keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf, AnyCall, QueryInputOf } from '../../contracts/call.ts'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { callApi } from '../../relay/call.ts'

export type ListCalls = Pick<ResourceCalls, 'path' | 'list'>
export type RecordOf<C extends ListCalls> = AnswerOf<C['list']>['payload'][number]

interface Options {
  enabled?: boolean
  networkMode?: 'always'
  placeholderData?: typeof keepPreviousData
  refetchInterval?: number | false
  refetchOnReconnect?: boolean
  refetchOnWindowFocus?: boolean
  retry?: false
  staleTime?: number
}

/**
 * One page of a resource's list: `payload` and `page.total`. A change of any record of the resource (`use-record-form`)
 * invalidates it.
 */
export const useRecordList = <C extends ListCalls>(
  calls: C,
  query: Partial<QueryInputOf<C['list']>>,
  options?: Options,
) =>
  useQuery<AnswerOf<C['list']>>({
    queryKey: [calls.path, 'list', query],
    queryFn: ({ signal }) => callApi(calls.list, { query, signal } as never),
    ...options,
  })

/** One record as last read. A form needs its current version instead, and reads it with `useRecord`. */
export const useRecordQuery = <C extends { path: string; get: AnyCall }>(
  calls: C,
  uid: string,
  options?: Pick<Options, 'enabled'>,
) =>
  useQuery<AnswerOf<C['get']>['payload']>({
    queryKey: [calls.path, 'one', uid],
    queryFn: async ({ signal }) => (await callApi(calls.get, { params: { uid }, signal } as never)).payload,
    ...options,
  })
