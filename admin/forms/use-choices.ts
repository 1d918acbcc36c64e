import { type ListCalls, useRecordList } from '../records/use-records.ts'

export interface Choice {
  uid: string
  name: string
}

/** Maximum number of records that the API lists at once. A magazine has dozens of authors, categories and tags. */
const most = 100

const none: readonly Choice[] = []

/** All records of a resource by name, such as the authors or the categories. */
export function useChoices(calls: ListCalls): readonly Choice[] {
  const { data } = useRecordList(calls, { perPage: String(most), sort: 'name', order: 'asc' }, { staleTime: 60_000 })
  return data?.payload ?? none
}
