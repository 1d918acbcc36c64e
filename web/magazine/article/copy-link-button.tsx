import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'

interface CopyLinkButtonProps {
  address: string
  className: string
  /** icons before and after the link is copied */
  idle: ReactNode
  done: ReactNode
  /** on a narrow screen only the icon is visible, until the link is copied */
  compact?: boolean
}

/** The small script copies the link and confirms it, also to screen readers; without the script the button is hidden. */
export function CopyLinkButton({ address, className, idle, done, compact = false }: CopyLinkButtonProps) {
  return (
    <span data-scripted className="contents">
      <button
        type="button"
        data-copy-link={address}
        data-done-text={t('article.copied_status')}
        data-failed-text={t('article.copy_failed')}
        className={`group grid! ${className} data-[state=done]:border-success data-[state=done]:bg-success-light data-[state=done]:text-success`}
      >
        {/* Both labels overlap: the button is as wide as the wider one. */}
        <span className="col-start-1 row-start-1 inline-flex items-center gap-2.5 group-data-[state=done]:invisible">
          {idle} <span className={compact ? 'max-sm:sr-only' : ''}>{t('article.copy_link')}</span>
        </span>
        <span className="invisible col-start-1 row-start-1 inline-flex items-center gap-2.5 group-data-[state=done]:visible">
          {done} <span className={compact ? 'max-sm:sr-only' : ''}>{t('article.copied')}</span>
        </span>
      </button>
      <span role="status" data-copy-status className="sr-only" />
    </span>
  )
}
