import { Link } from 'react-router'
import type { Ticket } from '../../contracts/support/support.ts'
import { splitTitle } from '../../contracts/text/titles.ts'
import { StatusChip } from '../conversation/status-chip.tsx'
import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { t } from '../i18n/index.ts'
import { useTimeZone } from '../layout/site-data.ts'
import { Chip } from '../ui/chip.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { excerptOf } from '../ui/excerpt.ts'

const excerptLength = 90

export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { category, title } = splitTitle(ticket.title)
  const zone = useTimeZone()
  return (
    <Link
      to={`/contact/tickets/${ticket.uid}`}
      prefetch="intent"
      className="group grid gap-x-8 gap-y-3 rounded-card border border-line bg-white p-6 no-underline transition-shadow hover:shadow-lift sm:p-7 md:grid-cols-[1fr_auto] md:items-center"
    >
      <span className="grid min-w-0 gap-2">
        {category && (
          <span>
            <Chip>{category}</Chip>
          </span>
        )}
        <span className="display flex items-center gap-3 text-title-xs">
          <span dir="auto" className="wrap-anywhere group-hover:underline group-hover:decoration-blush">
            {title}
          </span>
          <UnreadBadge count={ticket.unread} />
        </span>
        {ticket.lastMessage && (
          <span dir="auto" className="text-sm text-ink-soft wrap-anywhere">
            {ticket.lastMessage.staff ? '' : `${t('conversation.you')}\u00a0: `}
            {excerptOf(ticket.lastMessage.content, excerptLength)}
          </span>
        )}
      </span>
      <span className="grid justify-items-start gap-2 text-sm text-ink-soft md:justify-items-end">
        <StatusChip status={ticket.status} words="contact" />
        <time dateTime={ticket.modified}>
          {t('contact.tickets.updated', { date: formatDate(ticket.modified, 'support', zone) })}
        </time>
      </span>
    </Link>
  )
}
