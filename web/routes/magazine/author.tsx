import { getAuthor } from '../../../contracts/content.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { loadArticles } from '../../magazine/load-articles.ts'
import { TaxonomyList } from '../../magazine/taxonomy-list.tsx'
import { authorData } from '../../seo/author-data.ts'
import { pageDescription, wholeAddress } from '../../seo/page-description.ts'
import { orNotFound } from '../../session/or-not-found.ts'
import { visitorPage } from '../../session/visitor-page.ts'
import { Picture } from '../../ui/picture.tsx'
import type { Route } from './+types/author'

export const handle = visitorPage

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { api, settings } = site
  const { payload: author } = await orNotFound(api.call(getAuthor, { params }))
  return {
    pageName: author.name,
    author,
    houseName: (await site.house()).name,
    publicUrl: settings.publicUrl,
    ...(await loadArticles(api, { authors: [author.uid] }, 1)),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { author, houseName, publicUrl } = loaderData
  const image = author.image ? wholeAddress(publicUrl, author.image.url) : undefined
  return [
    ...pageDescription({ description: author.biography, image, type: 'profile' }),
    { 'script:ld+json': authorData(author, houseName, publicUrl) },
  ]
}

export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  const { author, articles, hasMore } = loaderData
  return (
    <>
      <div className="page grid items-center gap-x-14 gap-y-8 pt-6 md:grid-cols-[1fr_1.5fr] lg:pt-10">
        {author.image && (
          <Picture
            image={author.image}
            sizes="(min-width: 60rem) 30rem, 100vw"
            priority
            className="aspect-square w-full rounded-sheet object-cover"
          />
        )}
        <div>
          <h1 className="display text-title-lg">{author.name}</h1>
          <p className="italic-display mt-2 text-title-xs text-ruby">{author.role}</p>
          <p className="mt-6 max-w-2xl text-lg">{typeset(author.biography)}</p>
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
