import { useQuery } from '@tanstack/react-query'
import { listHomeRevisions } from '../../contracts/site/home.ts'
import { callApi } from '../../relay/call.ts'
import { RevisionList } from '../content/revision-list.tsx'
import { homeWords as words } from './words.ts'

export function Revisions({ onRestore }: { onRestore(n: number): void }) {
  const { data } = useQuery({
    queryKey: ['home', 'revisions'],
    queryFn: async () => (await callApi(listHomeRevisions, { query: { perPage: '20' } })).payload,
    staleTime: 0,
  })
  return <RevisionList revisions={data} words={words} onRestore={onRestore} />
}
