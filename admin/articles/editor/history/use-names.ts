import { useMemo } from 'react'
import { staffArticles } from '../../../../contracts/articles/staff-articles.ts'
import { staffAuthors, staffCategories, staffTags } from '../../../../contracts/articles/staff-content.ts'
import { useChoices } from '../../../forms/use-choices.ts'
import { useRecordList } from '../../../records/use-records.ts'
import type { Version } from './history-calls.ts'
import type { Names } from './settings-changes.ts'

const byUid = (entries: readonly { uid: string; name: string }[]) =>
  new Map(entries.map(({ uid, name }) => [uid, name]))

/** Names of the authors, categories, tags and articles that the versions refer to. */
export function useNames(versions: readonly (Version | undefined)[]): Names {
  const authors = useChoices(staffAuthors)
  const categories = useChoices(staffCategories)
  const tags = useChoices(staffTags)
  const uids = [...new Set(versions.flatMap((version) => version?.settings?.related ?? []))]
  const { data } = useRecordList(staffArticles, { filter: { uid: uids }, perPage: '100' }, { enabled: uids.length > 0 })
  return useMemo(
    () => ({
      authors: byUid(authors),
      categories: byUid(categories),
      tags: byUid(tags),
      articles: new Map(data?.payload.map(({ uid, title }) => [uid, title])),
    }),
    [authors, categories, tags, data],
  )
}
