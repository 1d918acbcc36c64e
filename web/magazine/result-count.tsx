import { useTranslation } from 'react-i18next'

/** How many are shown; the whole number only where nothing is left to load. */
export function ResultCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  const { t } = useTranslation()
  return (
    <p role="status" data-shown className="ml-auto text-sm text-ink-soft">
      {hasMore ? t('articles.count_more', { count }) : t('articles.count', { count })}
    </p>
  )
}
