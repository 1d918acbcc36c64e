import { Link } from 'react-router'
import { listAuthors } from '../../../contracts/articles/content.ts'
import { siteContext } from '../../context.ts'
import { typeset } from '../../i18n/typography.ts'
import { pageText } from '../../layout/page-text.ts'
import { type PageFacts, previewFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { ownDescription } from '../../seo/search-text.ts'
import { deckOf } from '../../ui/excerpt.ts'
import { DecorativePicture } from '../../ui/picture.tsx'
import type { Route } from './+types/authors'

/** About three lines. */
const biographyLength = 200

export const handle: PageFacts = { ...publicPageFacts, ...previewFacts, title: 'titles.authors' }

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageDescription({ description: ownDescription(matches, loaderData?.words.lead ?? '') })
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const [words, { payload }] = await Promise.all([
    pageText(site, 'authors'),
    site.api.call(listAuthors, { query: { length: 100 } }),
  ])
  return { words, authors: payload }
}

export default function Authors({ loaderData: { words, authors } }: Route.ComponentProps) {
  return (
    <div className="page pt-6 pb-(--section)">
      <h1 className="display text-title-lg">{words.title}</h1>
      {words.lead && <p className="mt-4 text-lead text-ink-soft">{words.lead}</p>}
      <ul className="mt-12 divide-y divide-line border-t border-line">
        {authors.map(({ uid, name, role, biography, image }) => (
          <li
            key={uid}
            className="group relative grid gap-x-10 gap-y-5 py-9 sm:grid-cols-[11rem_1fr] lg:grid-cols-[15rem_1fr]"
          >
            <div className="overflow-hidden rounded-card bg-rose-mid">
              <DecorativePicture image={image} sizes="15rem" className="aspect-square w-full object-cover" />
            </div>
            <div className="self-center">
              <h2 className="display text-title">
                <Link
                  to={`/authors/${uid}`}
                  className="no-underline decoration-blush after:absolute after:inset-0 group-hover:underline"
                >
                  {name}
                </Link>
              </h2>
              <p className="italic-display mt-1 text-lg text-ruby">{role}</p>
              <p className="mt-3 max-w-2xl text-ink-soft">{typeset(deckOf(biography, biographyLength))}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
