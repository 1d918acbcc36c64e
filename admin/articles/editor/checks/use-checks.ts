import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ArticleCheck, listArticleChecks } from '../../../../contracts/staff-drafts.ts'
import { callApi } from '../../../../relay/call.ts'

/** Asked for when it is wanted: reading level and claims cost the server more than a save. */
export const useChecks = (uid: string): UseQueryResult<ArticleCheck[]> =>
  useQuery({
    queryKey: ['article-checks', uid],
    queryFn: async ({ signal }) => (await callApi(listArticleChecks, { params: { uid }, signal })).payload,
    enabled: false,
    gcTime: 0,
  })
