import { listTickets, searchText } from '../../contracts/support/support.ts'
import type { Site } from '../context.ts'
import { loadListPage } from '../conversation/transport/load-list-page.ts'
import { loadCoachFaces } from './coaches/coaches.ts'
import { loadCoachingThemes } from './coaches/themes.ts'
import { type Discussion, summarize } from './summarize.ts'

export interface ListData {
  /** null: they could not be loaded */
  discussions: readonly Discussion[] | null
  /** query of the same page with more discussions */
  more: string | null
  /** words that each listed discussion contains; '' for all discussions */
  q: string
  /** the server's clock */
  now: string
}

/** Words to search the list for. Within a discussion `?q=` searches its messages, not the list beside it. */
function wordsIn({ pathname, searchParams }: URL): string {
  if (pathname !== '/coaching' && pathname !== '/coaching/list') return ''
  return searchText.safeParse(searchParams.get('q')?.trim()).data ?? ''
}

export async function loadList(site: Site, url: URL): Promise<ListData> {
  const { api, reportError } = site
  const q = wordsIn(url)
  const [list, faces, themes] = await Promise.all([
    loadListPage(api, listTickets, { params: { type: 'coaching' }, query: q === '' ? {} : { q } }, url),
    loadCoachFaces(site),
    loadCoachingThemes(site),
  ])
  const now = new Date().toISOString()
  if ('error' in list) {
    reportError(list.error)
    return { discussions: null, more: null, q, now }
  }
  return { discussions: list.items.map((ticket) => summarize(ticket, faces, themes)), more: list.more, q, now }
}
