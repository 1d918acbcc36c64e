import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ListCalls, useRecordList } from '../records/use-records.ts'
import { useKept } from './kept.tsx'
import {
  type Filter,
  type ListParameters,
  listQuery,
  readParameters,
  type Sort,
  writeParameters,
} from './list-parameters.ts'

interface ListAnswer {
  payload: { uid: string }[]
  page: { total: number; capped?: boolean }
}

interface ListState<Row> extends ListParameters, Pick<UseQueryResult<ListAnswer>, 'error' | 'isPending' | 'refetch'> {
  /** undefined until the first answer */
  rows: readonly Row[] | undefined
  total: number | undefined
  /** true: there are more than `total` */
  capped: boolean
  /** Changes what is shown; a change of anything but the page leads to the first page. */
  change(part: Partial<ListParameters>): void
  /** Changes some of the filters; undefined or '' removes one. */
  narrow(part: Filter): void
  /** uids of the rows that the user selected, on any page */
  chosen: readonly string[]
  choose(uids: readonly string[]): void
  toggle(uid: string): void
}

export const ListContext = createContext<ListState<unknown> | null>(null)

/** The surrounding list. */
export function useList<Row = { uid: string }>(): ListState<Row> {
  const list = use(ListContext)
  if (!list) throw new Error('there is no list around')
  return list as ListState<Row>
}

export interface ListProviderProps {
  calls: ListCalls
  sort: Sort
  perPage: number
  /** key under which the list's parameters are kept; default: the resource. A second list of a resource needs its own key */
  keptAs?: string | undefined
  /** false: the address is that of a record beside the list */
  isInAddress?: boolean
  /** filter that is always applied and not part of the address */
  always?: Filter | undefined
  /** the call's query, if it differs from the parameters */
  query?(parameters: ListParameters): object
  /** interval of refetching, which shows changes by others */
  refetchMilliseconds?: number | undefined
  /** false: the screen learns of changes otherwise */
  refetchesOnReturn?: boolean
}

const withoutEmpty = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined))

/** The parameters from the address, or else those of the last visit. */
function useParameters({ calls, sort, perPage, keptAs = calls.path, isInAddress = true }: ListProviderProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [kept, keep] = useKept<ListParameters | undefined>(parametersKey(keptAs), undefined)
  const defaults: ListParameters = { filter: {}, sort, page: 1, perPage }
  const asked = isInAddress ? readParameters(search, defaults) : undefined
  const parameters = asked ?? kept ?? defaults
  const written = writeParameters(parameters)
  const isUnwritten = isInAddress && !asked && written !== writeParameters(defaults)

  const keepAsked = useEffectEvent(() => asked && keep(asked))
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once for each address
  useEffect(() => void keepAsked(), [search, isInAddress])
  useEffect(() => {
    if (isUnwritten) navigate({ search: written }, { replace: true })
  }, [isUnwritten, written, navigate])

  function change(part: Partial<ListParameters>, replace = false): void {
    const next = { ...parameters, page: 1, ...part }
    const changed = { ...next, filter: withoutEmpty(next.filter) }
    if (isInAddress) navigate({ search: writeParameters(changed) }, { replace })
    else keep(changed)
  }
  return { parameters, change }
}

export const parametersKey = (keptAs: string): string => `${keptAs}.parameters`

/** Reads the rows of a list for the components within it. */
export function ListProvider({ children, ...props }: ListProviderProps & { children: ReactNode }) {
  const { calls, keptAs = calls.path, always, query = listQuery, refetchMilliseconds, refetchesOnReturn = true } = props
  const { parameters, change } = useParameters(props)
  const [chosen, choose] = useKept<readonly string[]>(`${keptAs}.chosen`, [])
  const { data, error, isPending, isFetching, refetch } = useRecordList(
    calls,
    query({ ...parameters, filter: { ...parameters.filter, ...always } }),
    {
      networkMode: 'always',
      retry: false,
      placeholderData: keepPreviousData,
      refetchInterval: refetchMilliseconds ?? false,
      refetchOnReconnect: refetchesOnReturn,
      refetchOnWindowFocus: refetchesOnReturn,
    },
  ) as UseQueryResult<ListAnswer>

  const total = data?.page.total
  const last = total === undefined || isFetching ? undefined : Math.max(1, Math.ceil(total / parameters.perPage))
  const isBeyond = last !== undefined && parameters.page > last
  const showLast = useEffectEvent(() => change({ page: last ?? 1 }, true))
  // Show the last page if the current one no longer exists, for example after deletions.
  useEffect(() => {
    if (isBeyond) showLast()
  }, [isBeyond])

  const state: ListState<unknown> = {
    ...parameters,
    change,
    narrow: (part) => change({ filter: { ...parameters.filter, ...part } }),
    rows: data?.payload,
    total,
    capped: data?.page.capped ?? false,
    error,
    isPending,
    refetch,
    chosen,
    choose,
    toggle: (uid) => choose(chosen.includes(uid) ? chosen.filter((one) => one !== uid) : [...chosen, uid]),
  }
  return <ListContext value={state}>{children}</ListContext>
}
