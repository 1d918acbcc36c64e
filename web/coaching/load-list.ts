import { listTickets } from '../../contracts/support/support.ts'
import type { Site } from '../context.ts'
import { takeList } from '../conversation/transport/take-list.ts'
import { coachFaces } from './coaches/coaches.ts'
import { coachingThemes } from './coaches/themes.ts'
import { type Discussion, summarize } from './summarize.ts'

export interface ListData {
  /** null: they could not be loaded */
  discussions: readonly Discussion[] | null
  /** query of the same page with more of them */
  more: string | null
  /** the server's clock */
  now: string
}

export async function loadList(site: Site, url: URL): Promise<ListData> {
  const { api, reportError } = site
  const [list, faces, themes] = await Promise.all([
    takeList(api, listTickets, { params: { type: 'coaching' } }, url),
    coachFaces(site),
    coachingThemes(site),
  ])
  const now = new Date().toISOString()
  if ('error' in list) {
    reportError(list.error)
    return { discussions: null, more: null, now }
  }
  return { discussions: list.items.map((ticket) => summarize(ticket, faces, themes)), more: list.more, now }
}
