import { useGetMany } from 'ra-core'
import { useMemo } from 'react'
import { useEntries } from '../settings-panel.tsx'
import type { Version } from './history-calls.ts'
import type { Names } from './settings-changes.ts'

const byUid = (entries: readonly { uid: string; name: string }[]) =>
  new Map(entries.map(({ uid, name }) => [uid, name]))

/** Names of the authors, categories, tags and articles that the versions refer to. */
export function useNames(versions: readonly (Version | undefined)[]): Names {
  const authors = useEntries('authors')
  const categories = useEntries('categories')
  const tags = useEntries('tags')
  const ids = [...new Set(versions.flatMap((version) => version?.settings?.related ?? []))]
  const { data } = useGetMany<{ id: string; uid: string; title: string }>(
    'articles',
    { ids },
    { enabled: ids.length > 0 },
  )
  return useMemo(
    () => ({
      authors: byUid(authors),
      categories: byUid(categories),
      tags: byUid(tags),
      articles: new Map((data ?? []).filter(Boolean).map(({ uid, title }) => [uid, title])),
    }),
    [authors, categories, tags, data],
  )
}
