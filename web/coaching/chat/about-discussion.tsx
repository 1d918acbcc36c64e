import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { ticketLabel } from '../../../contracts/support/ticket-label.ts'
import { ConfirmAction } from '../../conversation/confirm-action.tsx'
import { EmergencyNumbers } from '../../conversation/emergency-numbers.tsx'
import { StatusChip } from '../../conversation/status-chip.tsx'
import type { LiveSiteConversation } from '../../conversation/transport/use-site-conversation.ts'
import { t } from '../../i18n/index.ts'
import { useTimeZone } from '../../layout/site-data.ts'
import { formatDate } from '../../ui/date-text.tsx'
import { ThemeDot } from '../coaches/theme-dot.tsx'
import { TransferHistory } from '../coaches/transfer-ask.tsx'
import type { DiscussionData } from '../load-discussion.ts'
import { PrintButton } from './print-button.tsx'

interface AboutDiscussionProps {
  address: string
  discussion: DiscussionData
  live: LiveSiteConversation
}

function Readings({ readings }: Pick<DiscussionData, 'readings'>) {
  const zone = useTimeZone()
  if (readings.length === 0) return <p>{t('coaching.discussion.readings_none')}</p>
  return (
    <ul className="grid gap-1.5">
      {readings.map(({ uid, staff, date, reason }) => (
        <li key={uid} dir="auto" className="wrap-anywhere">
          {t('coaching.discussion.reading', { name: staff.name, date: formatDate(date, 'support', zone), reason })}
        </li>
      ))}
    </ul>
  )
}

/** Rarely needed facts about the discussion, and its actions. */
export function AboutDiscussion({ address, discussion, live }: AboutDiscussionProps) {
  const { status } = live.conversation
  const { theme, title, readings } = discussion
  const { ticket } = discussion.conversation
  const opened = formatDate(ticket.date, 'support', useTimeZone())
  return (
    <div className="absolute right-0 z-20 mt-2 grid max-h-[45dvh] w-[min(24rem,calc(100vw-2rem))] gap-4 overflow-y-auto rounded-card border border-line bg-white p-6 text-sm shadow-sheet">
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip status={status} words="coaching" />
        {theme && (
          <span className="inline-flex items-center gap-2 text-xs text-ink-soft">
            <ThemeDot colour={theme.colour} />
            {theme.name}
          </span>
        )}
      </div>
      <div>
        <p dir="auto" className="display text-title-xs wrap-anywhere">
          {title}
        </p>
        <p className="text-ink-soft">{t('coaching.discussion.opened', { date: opened })}</p>
      </div>
      <Link to={`${address}?q=`} className="flex min-h-11 items-center gap-2.5 font-semibold sm:hidden">
        <Search aria-hidden size={18} />
        {t('coaching.search.open')}
      </Link>
      <PrintButton conversation={live.conversation} older={live.older} />
      <div className="grid gap-1">
        <p className="font-semibold">{t('coaching.discussion.readings')}</p>
        <Readings readings={readings} />
      </div>
      <TransferHistory transfers={discussion.transfers} />
      {ticket.coach && (
        <Link
          to={`/coaching/change-coach?from=${ticket.coach.uid}`}
          className="flex min-h-11 items-center font-semibold underline"
        >
          {t('coaching.change.open')}
        </Link>
      )}
      <EmergencyNumbers place="discussion" />
      {ticketLabel(status) === 'active' && (
        <ConfirmAction
          action={address}
          intent="close"
          label={t('coaching.discussion.close')}
          title={t('coaching.discussion.close_title')}
          text={t('coaching.discussion.close_text')}
          confirm={t('coaching.discussion.close_confirm')}
        />
      )}
    </div>
  )
}
