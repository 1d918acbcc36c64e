import { getCategory } from '../../../contracts/articles/content.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { loadArticles } from '../../magazine/load-articles.ts'
import { TaxonomyList } from '../../magazine/taxonomy-list.tsx'
import { openPage, type PageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { orNotFound } from '../../session/or-not-found.ts'
import { Picture } from '../../ui/picture.tsx'
import { pageWidth } from '../../ui/picture-sizes.ts'
import type { Route } from './+types/category'

export const handle: PageFacts = { ...openPage, title: 'titles.named', returnTo: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(siteContext)
  const { payload: category } = await orNotFound(api.call(getCategory, { params }))
  return { pageName: category.name, category, ...(await loadArticles(api, { categories: [category.uid] }, 1)) }
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  loaderData ? pageDescription({ description: loaderData.category.description }) : []

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, articles, hasMore } = loaderData
  return (
    <>
      <div className="page pt-6 lg:pt-10">
        <div className="grid items-center overflow-hidden rounded-sheet bg-rose md:grid-cols-2">
          <div className="p-8 sm:p-12 lg:p-16">
            <h1 className="display text-title-lg">{category.name}</h1>
            <p className="mt-4 text-lead">{typeset(category.description)}</p>
          </div>
          {category.image && (
            <Picture
              image={category.image}
              sizes={`(min-width: 60rem) 39rem, ${pageWidth}`}
              priority
              className="order-first aspect-8/5 size-full object-cover md:order-none"
            />
          )}
        </div>
      </div>
      <TaxonomyList
        title={t('pages.category.articles')}
        empty={t('pages.category.none')}
        articles={articles}
        moreHref={hasMore ? `/articles?categories=${category.uid}&pages=2` : null}
      />
    </>
  )
}
