import { siteContext } from '../../context.ts'
import { loadLatestTeasers } from '../../feeds/latest.ts'
import { escapeXml, xmlElement, xmlResponse } from '../../feeds/xml.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import type { Route } from './+types/rss'

export const handle: PageFacts = { cached: { queryKeys: [] } }

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext)
  const { api, settings } = site
  const { publicUrl } = settings
  const { name: siteName, pageTexts } = await site.publicSettings()
  const items = (await loadLatestTeasers(api)).map((article) => {
    const link = `${publicUrl}/article/${article.uid}`
    return [
      '<item>',
      xmlElement('title', article.title),
      xmlElement('link', link),
      `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
      xmlElement('description', article.excerpt),
      xmlElement('pubDate', new Date(article.date).toUTCString()),
      xmlElement('dc:creator', article.author.name),
      xmlElement('category', article.category.name),
      '</item>',
    ].join('')
  })
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${xmlElement('title', siteName)}
${xmlElement('link', `${publicUrl}/`)}
${xmlElement('description', pageTexts.articles.lead || siteName)}
${xmlElement('language', 'fr')}
<atom:link href="${escapeXml(`${publicUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`,
    'application/rss+xml',
  )
}
