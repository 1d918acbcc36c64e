import { CircleAlert, Clock } from 'lucide-react'
import type { OutboxItem } from '../../../conversation/writing/outbox.ts'
import { t } from '../../i18n/index.ts'
import type { LiveSiteConversation } from '../transport/use-site-conversation.ts'

export interface PendingProps {
  item: OutboxItem
  live: LiveSiteConversation
}

const actionClass = 'min-h-9 px-1 font-semibold underline underline-offset-4 hover:text-ruby'

/** State of an unacknowledged message, and its actions. */
export function PendingActions({ item, live }: PendingProps) {
  if (item.problem === undefined) {
    return (
      <p className="flex items-center justify-end gap-1.5 text-xs text-ink-soft">
        <Clock aria-hidden size={13} />
        {t(live.held ? 'conversation.waiting' : 'conversation.sending')}
      </p>
    )
  }
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-x-3 text-sm text-error">
      <span className="flex items-center gap-1.5">
        <CircleAlert aria-hidden size={16} className="shrink-0" />
        {item.problem}
      </span>
      <button type="button" onClick={() => live.retry(item.key)} className={actionClass}>
        {t('conversation.retry')}
      </button>
      {live.conversation.status !== 'locked' && (
        <button type="button" onClick={() => live.edit(item)} className={actionClass}>
          {t('conversation.edit')}
        </button>
      )}
      <button type="button" onClick={() => live.discard(item)} className={actionClass}>
        {t('conversation.discard')}
      </button>
    </div>
  )
}
