import { apiBase } from '../../../contracts/text/address.ts'
import { siteContext } from '../../context.ts'
import { feedCaching } from '../../feeds/xml.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import type { PageTable } from '../../page-facts/page-table.ts'
import type { Route } from './+types/robots'

export const handle: PageFacts = { cached: { queryKeys: [] } }

/** Paths that the server has in addition to the site's pages: the API, and the sandbox's payment pages. */
const besidePages = [apiBase, '/sandbox']

const uncrawled = ({ pages }: PageTable): string[] =>
  pages.filter(({ facts }) => facts.uncrawled).map(({ path }) => path.replace(/\/\*$/, ''))

export function loader({ context }: Route.LoaderArgs): Response {
  const { settings, pages } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    ...[...uncrawled(pages), ...besidePages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${settings.publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': feedCaching },
  })
}
