import { t } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Button to mark messages as read without a script: a GET request must not change anything. */
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
