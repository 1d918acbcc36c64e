import { ArrowLeft, Info, Search } from 'lucide-react'
import { Link } from 'react-router'
import type { TicketStatus } from '../../../contracts/support/support.ts'
import { ticketLabel } from '../../../contracts/support/ticket-label.ts'
import { answerTime } from '../../conversation/answer-by.ts'
import { ConfirmAction } from '../../conversation/confirm-action.tsx'
import { EmergencyNumbers } from '../../conversation/emergency-numbers.tsx'
import { StatusChip } from '../../conversation/status-chip.tsx'
import { t } from '../../i18n/index.ts'
import { formatDate } from '../../ui/date-text.tsx'
import { CoachAvatar } from '../coaches/coach-avatar.tsx'
import { ThemeDot } from '../coaches/theme-dot.tsx'
import { TransferHistory } from '../coaches/transfer-ask.tsx'
import type { DiscussionData } from '../load-discussion.ts'

interface ChatHeaderProps {
  address: string
  discussion: DiscussionData
  status: TicketStatus
  /** name of the colleague who wrote last */
  answeredBy: string | undefined
}

function Readings({ readings }: Pick<DiscussionData, 'readings'>) {
  if (readings.length === 0) return <p>{t('coaching.discussion.readings_none')}</p>
  return (
    <ul className="grid gap-1.5">
      {readings.map(({ uid, staff, date, reason }) => (
        <li key={uid} dir="auto" className="wrap-anywhere">
          {t('coaching.discussion.reading', { name: staff.name, date: formatDate(date, 'support'), reason })}
        </li>
      ))}
    </ul>
  )
}

function About({ address, discussion, status }: ChatHeaderProps) {
  const { theme, title, readings } = discussion
  const { ticket } = discussion.conversation
  return (
    <details data-menu className="group relative shrink-0">
      <summary
        aria-label={t('coaching.discussion.about')}
        className="grid size-12 place-items-center rounded-full hover:bg-rose-mid group-open:bg-rose-mid"
      >
        <Info aria-hidden size={22} />
      </summary>
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
          <p className="text-ink-soft">
            {t('coaching.discussion.opened', { date: formatDate(ticket.date, 'support') })}
          </p>
        </div>
        <Link to={`${address}?q=`} className="flex min-h-11 items-center gap-2.5 font-semibold sm:hidden">
          <Search aria-hidden size={18} />
          {t('coaching.search.open')}
        </Link>
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
    </details>
  )
}

/** Shows a promised time only while the user waits for an answer. */
function answerText({ discussion: { coach, conversation }, status, answeredBy }: ChatHeaderProps): string {
  const label = ticketLabel(status)
  if (label !== 'active') return t(`coaching.label.${label}`)
  // The answer of a former or covering coach is not this coach's.
  const isTheirs = answeredBy === undefined || answeredBy === coach?.name
  if (status === 'waiting') return t(`coaching.discussion.${isTheirs ? 'answered' : 'follows'}`)
  const when = answerTime(conversation.ticket.answerBy, conversation.now)
  if (when) return t('coaching.discussion.answers', { when })
  return t(`coaching.discussion.${coach ? 'answers_soon' : 'unassigned'}`)
}

export function ChatHeader(props: ChatHeaderProps) {
  const { coach, title } = props.discussion
  return (
    <header className="z-10 flex items-center gap-3 border-line border-y bg-rose-light px-3 py-1 sm:gap-3 sm:px-7 lg:gap-4 lg:border-t-0 lg:py-4">
      <Link
        to="/coaching"
        aria-label={t('coaching.discussion.back')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-rose-mid lg:hidden"
      >
        <ArrowLeft aria-hidden size={22} />
      </Link>
      <CoachAvatar coach={coach} />
      <div className="min-w-0 flex-1">
        <h1 className="display truncate text-title-xs max-sm:leading-[1.15] lg:text-title-sm">
          {coach?.name ?? t('coaching.discussion.unnamed')}
        </h1>
        {/* On a phone each has its own line: the subjects distinguish two discussions with one coach. */}
        <p className="text-xs leading-[1.15] text-ink-soft sm:truncate sm:text-sm sm:leading-snug">
          <span className="max-sm:block max-sm:truncate">{answerText(props)}</span>
          <span className="max-sm:hidden"> · </span>
          <span dir="auto" className="max-sm:block max-sm:truncate">
            {title}
          </span>
        </p>
      </div>
      <Link
        to={`${props.address}?q=`}
        aria-label={t('coaching.search.open')}
        className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-rose-mid max-sm:hidden"
      >
        <Search aria-hidden size={21} />
      </Link>
      <About {...props} />
    </header>
  )
}
