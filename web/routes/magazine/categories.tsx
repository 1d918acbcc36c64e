import { Link } from 'react-router'
import { listCategories } from '../../../contracts/articles/content.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { pageTitle } from '../../i18n/titles.ts'
import { typeset } from '../../i18n/typography.ts'
import { cardSizes } from '../../magazine/article-card.tsx'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { ownDescription } from '../../seo/search-text.ts'
import { DecorativePicture } from '../../ui/picture.tsx'
import type { Route } from './+types/categories'

export const handle: PageFacts = { ...publicPageFacts, title: 'titles.categories' }

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageDescription({ description: ownDescription(matches, t('pages.categories.lead')) })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { payload } = await context.get(siteContext).api.call(listCategories, { query: { length: 100 } })
  return { categories: payload }
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pt-6 pb-(--section)">
      <h1 className="display text-title-lg">{pageTitle('titles.categories')}</h1>
      <p className="mt-4 text-lead text-ink-soft">{t('pages.categories.lead')}</p>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.categories.map(({ uid, name, description, image }) => (
          <li key={uid} className="group relative">
            <div className="overflow-hidden rounded-card bg-rose-mid">
              <DecorativePicture image={image} sizes={cardSizes} className="aspect-4/3 w-full object-cover" />
            </div>
            <h2 className="display mt-4 text-title-sm">
              <Link
                to={`/categories/${uid}`}
                className="no-underline decoration-blush after:absolute after:inset-0 group-hover:underline"
              >
                {name}
              </Link>
            </h2>
            <p className="mt-2 text-ink-soft">{typeset(description)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
