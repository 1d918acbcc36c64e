import { siteContext } from '../../context.ts'
import { latestTeasers } from '../../feeds/latest.ts'
import { element, escapeXml, xmlResponse } from '../../feeds/xml.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import type { Route } from './+types/rss'

export const handle: PageFacts = { cached: { queryKeys: [] } }

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext)
  const { api, settings } = site
  const { publicUrl } = settings
  const { name: siteName, pageTexts } = await site.publicSettings()
  const items = (await latestTeasers(api)).map((article) => {
    const link = `${publicUrl}/article/${article.uid}`
    return [
      '<item>',
      element('title', article.title),
      element('link', link),
      `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
      element('description', article.excerpt),
      element('pubDate', new Date(article.date).toUTCString()),
      element('dc:creator', article.author.name),
      element('category', article.category.name),
      '</item>',
    ].join('')
  })
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${element('title', siteName)}
${element('link', `${publicUrl}/`)}
${element('description', pageTexts.articles.lead || siteName)}
${element('language', 'fr')}
<atom:link href="${escapeXml(`${publicUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`,
    'application/rss+xml',
  )
}
