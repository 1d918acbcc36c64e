import { Link } from 'react-router'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { pageText } from '../../layout/page-text.ts'
import { loadPublicCoaches } from '../../magazine/load-public-coaches.ts'
import { plainText } from '../../magazine/plain-text.ts'
import { type PageFacts, previewFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { ownDescription } from '../../seo/search-text.ts'
import { deckOf } from '../../ui/excerpt.ts'
import { DecorativePicture } from '../../ui/picture.tsx'
import type { Route } from './+types/coaches'

export const handle: PageFacts = { ...publicPageFacts, ...previewFacts, title: 'titles.coaches' }

/** About three lines. */
const biographyLength = 200

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageDescription({ description: ownDescription(matches, loaderData?.words.lead ?? '') })
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const [words, coaches] = await Promise.all([pageText(site, 'coaches'), loadPublicCoaches(site)])
  return {
    words,
    coaches: coaches.map(({ uid, name, title, biography, portrait }) => ({
      ...{ uid, name, title, portrait },
      text: deckOf(plainText(biography), biographyLength),
    })),
  }
}

export default function Coaches({ loaderData: { words, coaches } }: Route.ComponentProps) {
  const lead = coaches.length > 0 ? words.lead : t('pages.coaches.none')
  return (
    <div className="page pt-6 pb-(--section)">
      <h1 className="display text-title-lg">{words.title}</h1>
      {lead && <p className="mt-4 text-lead text-ink-soft">{lead}</p>}
      <ul className="mt-12 divide-y divide-line border-t border-line">
        {coaches.map(({ uid, name, title, text, portrait }) => (
          <li
            key={uid}
            className="group relative grid gap-x-10 gap-y-5 py-9 sm:grid-cols-[11rem_1fr] lg:grid-cols-[15rem_1fr]"
          >
            <div className="overflow-hidden rounded-card bg-rose-mid">
              <DecorativePicture image={portrait} sizes="15rem" className="aspect-square w-full object-cover" />
            </div>
            <div className="min-w-0 self-center">
              <h2 className="display text-title wrap-anywhere">
                <Link
                  to={`/coaches/${uid}`}
                  className="no-underline decoration-blush after:absolute after:inset-0 group-hover:underline"
                >
                  {typeset(name)}
                </Link>
              </h2>
              <p className="italic-display mt-1 text-lg text-ruby wrap-anywhere">{typeset(title)}</p>
              <p className="mt-3 max-w-2xl text-ink-soft wrap-anywhere">{typeset(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
