import { Link } from 'react-router'
import type { Article } from '../../contracts/articles/content-entities.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { LinkButton } from '../ui/button.tsx'

interface FavoritesListProps {
  /** null: they could not be loaded */
  articles: Pick<Article, 'uid' | 'title' | 'category'>[] | null
}

export function FavoritesList({ articles }: FavoritesListProps) {
  if (articles === null) return <p role="alert">{t('error.load')}</p>
  if (articles.length === 0) {
    return (
      <>
        <p className="mb-6">{t('account.profile.favorites_none')}</p>
        <LinkButton to="/articles" kind="secondary" size="small">
          {t('account.profile.favorites_find')}
        </LinkButton>
      </>
    )
  }
  return (
    <ul className="grid gap-1">
      {articles.map(({ uid, title, category }) => (
        <li key={uid}>
          <Link
            to={`/article/${uid}`}
            className="-mx-4 flex flex-wrap items-baseline justify-between gap-x-6 rounded-sm px-4 py-3 no-underline hover:bg-rose-light"
          >
            <span className="display text-title-xs">{typeset(title)}</span>
            {category && <span className="text-sm text-ink-soft">{typeset(category.name)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
