import { siteContext } from '../../context.ts'
import { latestTeasers } from '../../feeds/latest.ts'
import { feedCaching } from '../../feeds/xml.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import type { Route } from './+types/json-feed'

export const handle: PageFacts = { cached: { queryKeys: [] } }

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext)
  const { api, settings } = site
  const { publicUrl } = settings
  const { name: siteName } = await site.publicSettings()
  const items = (await latestTeasers(api)).map((article) => ({
    id: `${publicUrl}/article/${article.uid}`,
    url: `${publicUrl}/article/${article.uid}`,
    title: article.title,
    summary: article.excerpt,
    content_text: article.excerpt,
    date_published: article.date,
    date_modified: article.modified,
    authors: [{ name: article.author.name, url: `${publicUrl}/authors/${article.author.uid}` }],
    tags: article.tags.map(({ name }) => name),
  }))
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: siteName,
    description: t('feeds.description'),
    home_page_url: `${publicUrl}/`,
    feed_url: `${publicUrl}/feed.json`,
    language: 'fr',
    items,
  }
  return Response.json(feed, {
    headers: { 'content-type': 'application/feed+json; charset=utf-8', 'cache-control': feedCaching },
  })
}
