import { isSitePageUid, pageAddress } from '../../../contracts/articles/site-page-uids.ts'
import { listArticles, listAuthors, listCategories, listPages, listTags } from '../../../contracts/index.ts'
import { readAll, streamList } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import { xmlElement, xmlResponse } from '../../feeds/xml.ts'
import { loadPublicCoaches } from '../../magazine/load-public-coaches.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import type { PageTable } from '../../page-facts/page-table.ts'
import type { Route } from './+types/sitemap'

export const handle: PageFacts = { cached: { queryKeys: [] } }

/** Maximum addresses in one file, by the sitemap protocol. */
const mostAddresses = 50_000
const pageSize = 100

interface Address {
  path: string
  modified?: string
}

/** Indexed pages without a parameter; pages with one are listed from the collections. */
const indexedAddresses = ({ pages }: PageTable): string[] =>
  pages.filter(({ facts, path }) => facts.indexed && !path.includes(':')).map(({ path }) => path)

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext)
  const { api, settings, pages } = site
  const query = { length: pageSize }
  const [coaches, authors, categories, tags, written] = await Promise.all([
    loadPublicCoaches(site),
    readAll(streamList(api, listAuthors, { query })),
    readAll(streamList(api, listCategories, { query })),
    readAll(streamList(api, listTags, { query })),
    readAll(streamList(api, listPages, { query })),
  ])
  const addresses: Address[] = [
    ...indexedAddresses(pages).map((path) => ({ path })),
    ...categories.map(({ uid }) => ({ path: `/categories/${uid}` })),
    ...authors.map(({ uid }) => ({ path: `/authors/${uid}` })),
    ...coaches.map(({ uid }) => ({ path: `/coaches/${uid}` })),
    ...tags.map(({ uid }) => ({ path: `/tags/${uid}` })),
    ...written
      .filter(({ uid }) => !isSitePageUid(uid))
      .map(({ uid, modified }) => ({ path: pageAddress(uid), modified })),
  ]
  for await (const { uid, modified } of streamList(api, listArticles, { query })) {
    addresses.push({ path: `/article/${uid}`, modified })
    if (addresses.length >= mostAddresses) break
  }
  const entries = addresses.map(
    ({ path, modified }) =>
      `<url>${xmlElement('loc', `${settings.publicUrl}${path}`)}${modified ? xmlElement('lastmod', modified) : ''}</url>`,
  )
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    'application/xml',
  )
}
