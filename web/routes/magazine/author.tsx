import { getAuthor } from '../../../contracts/articles/content.ts'
import type { Author } from '../../../contracts/articles/content-entities.ts'
import { CheckedCredentials } from '../../coaching/coaches/coach-credentials.tsx'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { loadArticles } from '../../magazine/load-articles.ts'
import { loadPublicCoaches } from '../../magazine/load-public-coaches.ts'
import { TaxonomyList } from '../../magazine/taxonomy-list.tsx'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { authorData } from '../../seo/author-data.ts'
import { absoluteUrl, pageDescription } from '../../seo/page-description.ts'
import { rethrowAsNotFound } from '../../session/not-found.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { pageWidth } from '../../ui/picture-sizes.ts'
import type { Route } from './+types/author'

export const handle: PageFacts = { ...publicPageFacts, title: 'titles.named', returnTo: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { api, settings } = site
  const { payload: author } = await rethrowAsNotFound(api.call(getAuthor, { params }))
  return {
    pageName: author.name,
    author,
    checked: (await loadPublicCoaches(site)).find((coach) => coach.author === author.uid)?.credentials ?? [],
    siteName: (await site.publicSettings()).name,
    publicUrl: settings.publicUrl,
    ...(await loadArticles(api, { authors: [author.uid] }, 1)),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { author, siteName, publicUrl } = loaderData
  const image = author.image ? absoluteUrl(publicUrl, author.image.url) : undefined
  return [
    ...pageDescription({ description: author.biography, image, type: 'profile' }),
    { 'script:ld+json': authorData(author, siteName, publicUrl) },
  ]
}

function Credentials({ of: { credentials } }: { of: Author }) {
  const lines = credentials.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  return (
    <>
      <h2 className="mt-6 font-semibold">{t('pages.author.credentials')}</h2>
      <ul className="mt-2 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    </>
  )
}

/** Name beside the portrait, biography below both on narrow screens. */
const beside = 'sm:grid-cols-[1fr_1.5fr] md:grid-rows-[auto_1fr]'

export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  const { author, checked, articles, hasMore } = loaderData
  return (
    <>
      <div className={classes('page grid gap-x-8 gap-y-6 pt-6 md:gap-x-14 lg:pt-10', author.image && beside)}>
        {author.image && (
          <Picture
            image={author.image}
            sizes={`(min-width: 37.5rem) 37vw, ${pageWidth}`}
            priority
            className="aspect-square w-full rounded-sheet object-cover md:row-span-2"
          />
        )}
        <div className="self-center">
          <h1 className="display text-title-lg">{author.name}</h1>
          <p className="italic-display mt-2 text-title-xs text-ruby">{author.role}</p>
        </div>
        <div className={classes('max-w-2xl', author.image && 'sm:max-md:col-span-2')}>
          <p className="text-lg whitespace-pre-line">{typeset(author.biography)}</p>
          <Credentials of={author} />
          <CheckedCredentials credentials={checked} className="mt-6" />
        </div>
      </div>
      <TaxonomyList
        title={t('pages.author.articles')}
        empty={t('pages.author.none')}
        articles={articles}
        moreHref={hasMore ? `/articles?authors=${author.uid}&pages=2` : null}
      />
    </>
  )
}
