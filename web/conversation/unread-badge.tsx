import { t } from '../i18n/index.ts'

export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      data-unread={count}
      className="inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-ruby px-1.5 text-xs font-semibold text-white"
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('conversation.unread', { count })}</span>
    </span>
  )
}
