import { getTag } from '../../../contracts/articles/content.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { loadArticles } from '../../magazine/load-articles.ts'
import { TaxonomyList } from '../../magazine/taxonomy-list.tsx'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { rethrowAsNotFound } from '../../session/not-found.ts'
import type { Route } from './+types/tag'

export const handle: PageFacts = { ...publicPageFacts, title: 'titles.named', returnTo: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(siteContext)
  const { payload: tag } = await rethrowAsNotFound(api.call(getTag, { params }))
  return { pageName: tag.name, tag, ...(await loadArticles(api, { tags: [tag.uid] }, 1)) }
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  loaderData ? pageDescription({ description: t('pages.tag.description', { name: loaderData.tag.name }) }) : []

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { tag, articles, hasMore } = loaderData
  return (
    <>
      <h1 className="page display pt-6 text-hero lg:pt-10">{tag.name}</h1>
      <TaxonomyList
        title={t('pages.tag.articles')}
        empty={t('pages.tag.none')}
        articles={articles}
        moreHref={hasMore ? `/articles?tags=${tag.uid}&pages=2` : null}
      />
    </>
  )
}
