import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuoteSource } from '../../../conversation/messages/message-blocks.ts'
import { t } from '../../i18n/index.ts'
import { NewWindowMark } from '../../ui/new-window-link.tsx'

interface QuoteCardProps {
  source: QuoteSource
  /** quoted text; absent: the whole article */
  children?: ReactNode
}

/** A quoted passage with its article and the host of the link. */
export function QuoteCard({ source, children }: QuoteCardProps) {
  const { title, href, host } = source
  return (
    <figure
      data-quote
      aria-label={t('conversation.quote')}
      className="my-1.5 grid gap-2.5 rounded-field border border-blush bg-paper px-4 py-3 text-ink"
    >
      {children && (
        <blockquote dir="auto" className="text-ink-soft italic whitespace-pre-wrap wrap-anywhere">
          {children}
        </blockquote>
      )}
      <figcaption className="flex items-start gap-2.5">
        <BookOpen aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span className="grid min-w-0">
          <a
            href={href}
            rel="noopener noreferrer nofollow"
            target="_blank"
            dir="auto"
            className="font-semibold leading-snug wrap-anywhere"
          >
            {title}
            <NewWindowMark />
          </a>
          <span className="text-xs text-ink-soft">{host}</span>
        </span>
      </figcaption>
    </figure>
  )
}
