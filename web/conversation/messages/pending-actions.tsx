import { CircleAlert, Clock } from 'lucide-react'
import type { OutboxItem } from '../../../conversation/writing/outbox.ts'
import { t } from '../../i18n/index.ts'

interface PendingActionsProps {
  item: OutboxItem
  /** the message waits on the device, for the connection or a new session */
  waiting: boolean
  onRetry(): void
  /** returns the text to the field; undefined: the user can no longer write there */
  onEdit: (() => void) | undefined
  onDiscard(): void
}

const actionClass = 'min-h-9 px-1 font-semibold underline underline-offset-4 hover:text-ruby'

/** State of an unacknowledged message, and its actions. */
export function PendingActions({ item, waiting, onRetry, onEdit, onDiscard }: PendingActionsProps) {
  if (item.problem === undefined) {
    return (
      <p className="flex items-center justify-end gap-1.5 text-xs text-ink-soft">
        <Clock aria-hidden size={13} />
        {t(waiting ? 'conversation.waiting' : 'conversation.sending')}
      </p>
    )
  }
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-x-3 text-sm text-error">
      <span className="flex items-center gap-1.5">
        <CircleAlert aria-hidden size={16} className="shrink-0" />
        {item.problem}
      </span>
      <button type="button" onClick={onRetry} className={actionClass}>
        {t('conversation.retry')}
      </button>
      {onEdit && (
        <button type="button" onClick={onEdit} className={actionClass}>
          {t('conversation.edit')}
        </button>
      )}
      <button type="button" onClick={onDiscard} className={actionClass}>
        {t('conversation.discard')}
      </button>
    </div>
  )
}
