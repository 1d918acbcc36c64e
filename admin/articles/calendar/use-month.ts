import { type StaffArticle, staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { dayOf } from '../../../contracts/text/paris.ts'
import { useRecordList } from '../../records/use-records.ts'
import { monthAfter } from '../../time/month.ts'
import { startOfDay } from '../list/day.ts'

const most = 100

/** Articles published or scheduled in a month (`2026-03`), by day. */
export function useMonth(month: string) {
  const filter = {
    state: ['scheduled' as const, 'published' as const],
    from: startOfDay(`${month}-01`),
    to: startOfDay(`${monthAfter(month, 1)}-01`),
  }
  const { data, error, isPending, refetch } = useRecordList(
    staffArticles,
    { filter, sort: 'date', order: 'asc', perPage: String(most) },
    { networkMode: 'always' },
  )
  const days = new Map<string, StaffArticle[]>()
  for (const article of data?.payload ?? []) {
    if (article.date) days.set(dayOf(article.date), [...(days.get(dayOf(article.date)) ?? []), article])
  }
  return { days, isPending, fault: data ? undefined : error?.message, refetch, more: (data?.page.total ?? 0) > most }
}
