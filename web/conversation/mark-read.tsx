import { t } from '../i18n/index.ts'
import { buttonClass } from '../ui/button.tsx'

/** Without a script she says herself that she has read: reading a page changes nothing. */
export function MarkRead({ unread }: { unread: number }) {
  if (unread === 0) return null
  return (
    <noscript>
      <form method="post" className="mt-6 text-center">
        <input type="hidden" name="intent" value="read" />
        <button type="submit" className={buttonClass('secondary', 'small')}>
          {t('conversation.mark_read')}
        </button>
      </form>
    </noscript>
  )
}
