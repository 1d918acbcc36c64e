import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { ArticleGrid } from '../../magazine/article-grid.tsx'
import { loadFavoriteArticles, loadFavorites } from '../../magazine/favorites/favorites.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/favorites'

export const handle: PageFacts = { title: 'titles.favorites', uncrawled: true, returnTo: true }

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = context.get(siteContext)
  return { articles: viewer ? await loadFavoriteArticles(api, await loadFavorites(api, viewer)) : [] }
}

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { articles } = loaderData
  return (
    <div className="page pt-6 pb-(--section)">
      <h1 className="display text-title-lg">{t('article.favorites.title')}</h1>
      <p className="mt-4 mb-12 text-lead text-ink-soft">{t('article.favorites.lead')}</p>
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} />
      ) : (
        <EmptyState
          title={t('article.favorites.empty_title')}
          action={<LinkButton to="/articles">{t('home.hero.read')}</LinkButton>}
        >
          {t('article.favorites.empty_text')}
        </EmptyState>
      )}
    </div>
  )
}
