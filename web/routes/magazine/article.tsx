import { redirect } from 'react-router'
import { z } from 'zod'
import { getArticle, getAuthor, listRelatedArticles } from '../../../contracts/articles/content.ts'
import type { Article, ArticleSummary, Author } from '../../../contracts/articles/content-entities.ts'
import { type Api, HttpNotFoundError } from '../../api/index.ts'
import { type Site, siteContext } from '../../context.ts'
import { readFormData } from '../../forms/form-data.ts'
import { t } from '../../i18n/index.ts'
import { ArticleBody } from '../../magazine/article/article-body.tsx'
import { ArticleHeader } from '../../magazine/article/article-header.tsx'
import { ArticlePrompt } from '../../magazine/article/article-prompt.tsx'
import { RelatedArticles, shownRelated } from '../../magazine/article/related-articles.tsx'
import { withContents } from '../../magazine/article/table-of-contents.ts'
import { loadFavorites, setFavorite } from '../../magazine/favorites/favorites.ts'
import { type PageFacts, previewFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { previewOf } from '../../pages/preview.ts'
import { articleData, shareImage } from '../../seo/article-data.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { rethrowAsNotFound } from '../../session/not-found.ts'
import { recoverFromAnyError } from '../../session/recover.ts'
import { withReturn } from '../../session/redirect.ts'
import type { Route } from './+types/article'

export const handle: PageFacts = {
  embeds: true,
  ...publicPageFacts,
  ...previewFacts,
  title: 'titles.named',
  breadcrumbs: 'hidden',
  returnTo: true,
}

const favoriteForm = z.object({ favorite: z.enum(['0', '1']) })

/** The author, cached for all their articles until something is published. */
function loadAuthor(site: Site, uid: string): Promise<Author | null> {
  const load = async () => (await site.api.call(getAuthor, { params: { uid } })).payload
  return recoverFromAnyError(site, () => site.remember(`author ${uid}`, load), null)
}

/** An unpublished article has no related ones. */
async function relatedTo(api: Api, uid: string): Promise<ArticleSummary[]> {
  try {
    return (await api.call(listRelatedArticles, { params: { uid } })).payload
  } catch (error) {
    if (error instanceof HttpNotFoundError) return []
    throw error
  }
}

/** Chapters by API answer: requests that get the same cached answer share them. */
const anchored = new WeakMap<Article, ReturnType<typeof withContents>>()

function contentsOf(article: Article): ReturnType<typeof withContents> {
  const known = anchored.get(article) ?? withContents(article.content ?? '')
  anchored.set(article, known)
  return known
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { api, audience, settings } = site
  const viewer = site.shared ? null : site.viewer
  const preview = previewOf(url)
  const [{ payload: article }, related, favorites, publicSettings] = await Promise.all([
    rethrowAsNotFound(api.call(getArticle, { params, query: { preview } })),
    // One result for all signed-in users, and one for all visitors.
    site.remember(`related ${audience.signedIn} ${params.uid}`, () => relatedTo(api, params.uid)),
    viewer ? loadFavorites(api, viewer) : Promise.resolve<string[]>([]),
    site.publicSettings(),
  ])
  const author = article.restricted ? null : await loadAuthor(site, article.author.uid)
  // The API answered as to a visitor: the session has ended, and the page must show this.
  if (viewer && article.restricted) api.loseSession()
  return {
    pageName: article.seo?.title || article.title,
    article: { ...article, content: null },
    author,
    ...contentsOf(article),
    related: related.slice(0, shownRelated),
    favorite: favorites.includes(article.uid),
    address: `${settings.publicUrl}${url.pathname}`,
    publicUrl: settings.publicUrl,
    siteName: publicSettings.name,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { article, publicUrl, siteName } = loaderData
  return [
    ...pageDescription({
      description: article.seo?.description || article.excerpt,
      image: shareImage(article.uid, publicUrl),
      type: 'article',
    }),
    { 'script:ld+json': articleData(article, siteName, publicUrl) },
  ]
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext)
  if (!site.viewer) throw redirect(withReturn('/login', url.pathname))
  const keep = (await readFormData(request, favoriteForm)).get('favorite') === '1'
  await setFavorite(site.api, site.viewer, params.uid, keep)
  site.leaveFlash({ type: 'success', key: keep ? 'favoriteAdded' : 'favoriteRemoved' })
  throw redirect(`${url.pathname}${url.search}`)
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, author, html, contents, related, favorite, address } = loaderData
  return (
    <>
      <article className={related.length === 0 ? 'pb-16 lg:pb-24' : undefined}>
        <ArticleHeader article={article} />
        {article.restricted ? (
          <ArticlePrompt article={article} address={address} />
        ) : (
          <ArticleBody
            article={article}
            author={author}
            html={html}
            contents={contents}
            favorite={favorite}
            address={address}
          />
        )}
      </article>
      <RelatedArticles title={t('article.related')} articles={related} />
    </>
  )
}
