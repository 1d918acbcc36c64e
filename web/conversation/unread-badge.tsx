import { t } from '../i18n/index.ts'

const mostShown = 99

/** Small in bytes: a shared page repeats it in each of its placeholders. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  const label = t('conversation.unread', { count })
  const shown = String(count)
  if (count > mostShown || !label.startsWith(shown)) {
    return (
      <span data-unread={count} className="unread">
        <span aria-hidden>{count > mostShown ? `${mostShown}+` : shown}</span>
        <span className="sr-only">{label}</span>
      </span>
    )
  }
  return (
    <span data-unread={count} className="unread">
      {shown}
      <span className="sr-only">{label.slice(shown.length)}</span>
    </span>
  )
}
