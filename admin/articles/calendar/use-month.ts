import { useGetList } from 'ra-core'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { monthAfter } from '../../time/month.ts'
import { dayOf, startOfDay } from '../list/day.ts'

const most = 100

type Row = StaffArticle & { id: string }

/** Articles published or scheduled in a month (`2026-03`), by day. */
export function useMonth(month: string) {
  const filter = {
    state: ['scheduled', 'published'],
    from: startOfDay(`${month}-01`),
    to: startOfDay(`${monthAfter(month, 1)}-01`),
  }
  const { data, error, isPending, refetch, total } = useGetList<Row>(
    'articles',
    { filter, sort: { field: 'date', order: 'ASC' }, pagination: { page: 1, perPage: most } },
    { networkMode: 'always', staleTime: 0 },
  )
  const days = new Map<string, Row[]>()
  for (const article of data ?? []) {
    if (article.date) days.set(dayOf(article.date), [...(days.get(dayOf(article.date)) ?? []), article])
  }
  return { days, isPending, fault: data ? undefined : error?.message, refetch, more: (total ?? 0) > most }
}
