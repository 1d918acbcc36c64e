import type { TicketStatus } from '../../contracts/support/support.ts'
import { type TicketLabel, ticketLabel } from '../../contracts/support/ticket-label.ts'
import { t } from '../i18n/index.ts'

const looks: Record<TicketLabel, { chip: string; dot: string }> = {
  active: { chip: 'bg-sage-light text-ink', dot: 'bg-sage-deep' },
  closed: { chip: 'bg-sand text-ink', dot: 'bg-clay' },
  locked: { chip: 'bg-white text-ink-soft border border-line', dot: 'bg-line-strong' },
}

/** Shows three states: active (new, pending or waiting), closed, or finished for good. */
export function StatusChip({ status, words }: { status: TicketStatus; words: 'contact' | 'coaching' }) {
  const label = ticketLabel(status)
  return (
    <span
      data-status={label}
      className={`inline-flex min-h-7 items-center gap-2 rounded-full px-3 text-xs font-medium ${looks[label].chip}`}
    >
      <span aria-hidden className={`size-2 rounded-full ${looks[label].dot}`} />
      {t(words === 'contact' ? `contact.label.${label}` : `coaching.label.${label}`)}
    </span>
  )
}
