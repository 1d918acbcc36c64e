import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import type { Total } from '../load-articles.ts'

const grouped = new Intl.NumberFormat('fr-FR')

/**
 * « 26 articles », « 3 articles pour « respirer » », « Plus de 1 000 articles »
 * @param search empty if other words than the user's were searched
 */
export function ResultCount({ total, search }: { total: Total; search: string }) {
  const { count } = total
  const shown = grouped.format(count)
  const found = total.isExact ? t('articles.count', { count, shown }) : t('articles.count_more', { shown })
  return (
    <p role="status" data-shown className="ml-auto text-sm text-ink-soft wrap-anywhere">
      {search ? typeset(t('articles.count_for', { found, search })) : found}
    </p>
  )
}
