import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { t } from '../i18n/index.ts'
import { classes } from '../ui/classes.ts'

interface CardBylineProps {
  article: Pick<ArticleSummary, 'author' | 'readingTime'>
  className: string
}

/** Author and reading time at the end of a card. */
export const CardByline = ({ article, className }: CardBylineProps) => (
  <p className={classes('dotted flex flex-wrap gap-x-4 overflow-hidden text-sm text-ink-soft', className)}>
    <span>{article.author.name}</span> <span>{t('common.minutes', { count: article.readingTime })}</span>
  </p>
)
