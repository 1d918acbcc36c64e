import { searchMessages, searchText } from '../../../contracts/support/support.ts'
import type { Site } from '../../context.ts'
import { isLoadFailure } from '../../forms/api-problem.ts'
import type { DiscussionSearch } from './search-pane.tsx'

/** Searches a discussion for the words in the address (`?q=`); null without that parameter. */
export async function searchDiscussion(
  { api, reportError }: Site,
  uid: string,
  url: URL,
): Promise<DiscussionSearch | null> {
  const given = url.searchParams.get('q')
  if (given === null) return null
  const q = searchText.safeParse(given.trim()).data ?? ''
  if (q === '') return { q, found: null, failed: false, more: null }
  try {
    const cursor = url.searchParams.get('after') ?? undefined
    const { payload, page } = await api.call(searchMessages, {
      params: { type: 'coaching', uid },
      query: { q, cursor },
    })
    const next = new URLSearchParams({ q, after: page.endCursor ?? '' })
    return { q, found: payload, failed: false, more: page.hasNextPage ? `/coaching/${uid}?${next}` : null }
  } catch (error) {
    if (!isLoadFailure(error)) throw error
    reportError(error)
    return { q, found: null, failed: true, more: null }
  }
}
