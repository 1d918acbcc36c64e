import { Link } from 'react-router'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { pageTitle } from '../../i18n/titles.ts'
import { loadCollections } from '../../magazine/collections.ts'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { ownDescription } from '../../seo/search-text.ts'
import type { Route } from './+types/tags'

export const handle: PageFacts = { ...publicPageFacts, title: 'titles.tags' }

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageDescription({ description: ownDescription(matches, t('pages.tags.lead')) })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { tags } = await loadCollections(context.get(siteContext).api)
  return { tags }
}

export default function Tags({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pt-6 pb-(--section)">
      <h1 className="display text-title-lg">{pageTitle('titles.tags')}</h1>
      <p className="mt-4 text-lead text-ink-soft">{t('pages.tags.lead')}</p>
      <ul className="mt-12 flex flex-wrap gap-x-8 gap-y-2">
        {loaderData.tags.map(({ uid, name }) => (
          <li key={uid}>
            <Link to={`/tags/${uid}`} className="display inline-block py-1 text-title no-underline hover:text-ruby">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
