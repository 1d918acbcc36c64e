import { Link } from 'react-router'
import { getCategory } from '../../../contracts/articles/content.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { loadArticles } from '../../magazine/load-articles.ts'
import { loadPublicCoaches } from '../../magazine/load-public-coaches.ts'
import { TaxonomyList } from '../../magazine/taxonomy-list.tsx'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { rethrowAsNotFound } from '../../session/not-found.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pageWidth } from '../../ui/picture-sizes.ts'
import type { Route } from './+types/category'

export const handle: PageFacts = { ...publicPageFacts, title: 'titles.named', returnTo: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { payload: category } = await rethrowAsNotFound(site.api.call(getCategory, { params }))
  const [articles, coaches] = await Promise.all([
    loadArticles(site.api, { categories: [category.uid] }, 1),
    loadPublicCoaches(site),
  ])
  // A coaching theme has the uid of its category.
  const own = coaches.filter(({ themes }) => themes.includes(category.uid))
  return {
    pageName: category.name,
    category,
    coaches: own.map(({ uid, name, portrait, answersWithin }) => ({ uid, name, portrait, answersWithin })),
    ...articles,
  }
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  loaderData ? pageDescription({ description: loaderData.category.description }) : []

/** The coaches to whom subscribers can write about the category's subject. */
function CategoryCoaches({ coaches }: Pick<Route.ComponentProps['loaderData'], 'coaches'>) {
  if (coaches.length === 0) return null
  return (
    <section className="page pt-8 pb-12 lg:pt-12">
      <h2 className="display text-title-sm">{t('pages.category.coaches')}</h2>
      <ul className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        {coaches.map(({ uid, name, portrait, answersWithin }) => (
          <li key={uid} className="group relative inline-flex min-h-13 items-center gap-4">
            <Avatar name={name} image={portrait} />
            <div className="min-w-0">
              <Link
                to={`/coaches/${uid}`}
                className="font-semibold no-underline wrap-anywhere after:absolute after:inset-0 group-hover:underline"
              >
                {typeset(name)}
              </Link>
              <p className="text-sm text-ink-soft">{t('pages.coach.answers', { hours: answersWithin })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, coaches, articles, hasMore } = loaderData
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
      <CategoryCoaches coaches={coaches} />
      <TaxonomyList
        title={t('pages.category.articles')}
        empty={t('pages.category.none')}
        articles={articles}
        moreHref={hasMore ? `/articles?categories=${category.uid}&pages=2` : null}
      />
    </>
  )
}
