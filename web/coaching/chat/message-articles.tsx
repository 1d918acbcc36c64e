import { ArrowRight } from 'lucide-react'
import type { OfferedArticle } from '../../../contracts/coaching/offered-articles.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { useTimeZone } from '../../layout/site-data.ts'
import { formatDate } from '../../ui/date-text.tsx'
import { Picture } from '../../ui/picture.tsx'

interface MessageArticlesProps {
  articles: readonly OfferedArticle[]
  /** address of the discussion */
  address: string
  /** without consent the coach does not see that the user opened an article */
  consented: boolean
}

interface CardProps extends Pick<MessageArticlesProps, 'consented'> {
  offered: OfferedArticle
  href: string
}

function readingNote({ offered: { readDateTime }, consented }: CardProps, zone: string): string | null {
  if (readDateTime !== null) return t('coaching.article.read', { date: formatDate(readDateTime, 'long', zone) })
  return consented ? t('coaching.article.unread') : null
}

function Card(props: CardProps) {
  const { article } = props.offered
  const note = readingNote(props, useTimeZone())
  if (!article) return <p className="px-4 py-3 text-sm text-ink-soft">{t('coaching.article.gone')}</p>
  return (
    <>
      {/* A separate page: its address records that the user opened it. */}
      <a href={props.href} className="group flex items-center gap-3 p-3 no-underline hover:bg-rose-light sm:gap-4">
        {article.image && (
          <span className="w-18 shrink-0 overflow-hidden rounded-[0.75rem] sm:w-24">
            <Picture image={{ ...article.image, alt: '' }} sizes="6rem" className="aspect-square w-full object-cover" />
          </span>
        )}
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="text-xs text-ink-soft">{t('coaching.article.label')}</span>
          <span dir="auto" className="font-semibold leading-snug wrap-anywhere group-hover:underline">
            {typeset(article.title)}
          </span>
          <span className="text-xs text-ink-soft">{t('common.minutes', { count: article.readingTime })}</span>
        </span>
        <ArrowRight aria-hidden size={18} className="shrink-0 max-sm:hidden" />
      </a>
      {note && <p className="border-line border-t px-4 py-2 text-xs text-ink-soft">{note}</p>}
    </>
  )
}

export function MessageArticles({ articles, address, consented }: MessageArticlesProps) {
  return (
    <ul aria-label={t('coaching.article.list')} className="grid w-full max-w-sm gap-2">
      {articles.map((offered) => (
        <li
          key={offered.uid}
          data-offered={offered.readDateTime === null ? 'unread' : 'read'}
          className="overflow-hidden rounded-[1rem] border border-line bg-white"
        >
          <Card offered={offered} href={`${address}/articles/${offered.uid}`} consented={consented} />
        </li>
      ))}
    </ul>
  )
}
