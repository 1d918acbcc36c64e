import { useQuery } from '@tanstack/react-query'
import { listArticlePresences } from '../../../contracts/articles/staff-comments.ts'
import { callApi } from '../../../relay/call.ts'

const refreshMilliseconds = 15_000

/** Names of the colleagues who have each article open. Those who are writing are left out: the list already shows them. */
export function useArticleReaders(): (article: string) => readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['article-presences'],
    queryFn: async ({ signal }) => (await callApi(listArticlePresences, { signal })).payload,
    refetchInterval: refreshMilliseconds,
    retry: false,
  })
  const names = new Map(
    data.map(({ article, people }) => [
      article,
      people.filter(({ state }) => state === 'reading').map(({ name }) => name),
    ]),
  )
  return (article) => names.get(article) ?? []
}
