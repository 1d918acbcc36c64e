import { t } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LinkChip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Collections } from '../collections.ts'

interface NoArticlesProps extends Pick<Collections, 'categories'> {
  /** words or filters narrow the list */
  narrowed: boolean
}

/** Shown if nothing was found: offers the categories, or the help desk if there are no articles at all. */
export function NoArticles({ categories, narrowed }: NoArticlesProps) {
  if (!narrowed) {
    return (
      <EmptyState
        title={t('articles.none_title')}
        action={
          <LinkButton to="/contact/new-ticket" kind="secondary">
            {t('contact.home.write')}
          </LinkButton>
        }
      >
        {t('articles.none_text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('articles.empty_title')}
      action={
        <LinkButton to="/articles" kind="secondary">
          {t('articles.clear_all')}
        </LinkButton>
      }
    >
      <p>{t(categories.length > 0 ? 'articles.empty_categories' : 'articles.empty_text')}</p>
      <ul aria-label={t('articles.categories')} className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">
        {categories.map(({ uid, name }) => (
          <li key={uid}>
            <LinkChip to={`/categories/${uid}`}>{name}</LinkChip>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
