import { ArrowLeft, Info, Search } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { ticketLabel } from '../../../contracts/support/ticket-label.ts'
import { answerTime } from '../../../contracts/text/answer-time.ts'
import type { LiveSiteConversation } from '../../conversation/transport/use-site-conversation.ts'
import { lazyOptional } from '../../hydrated/optional-part.ts'
import { t } from '../../i18n/index.ts'
import { useTimeZone } from '../../layout/site-data.ts'
import { CoachAvatar } from '../coaches/coach-avatar.tsx'
import type { DiscussionData } from '../load-discussion.ts'

/** Lazy: folded at first. */
const AboutDiscussion = lazyOptional(async () => (await import('./about-discussion.tsx')).AboutDiscussion)

interface ChatHeaderProps {
  address: string
  discussion: DiscussionData
  live: LiveSiteConversation
  /** uid of the coach who wrote last */
  answeredBy: string | undefined
}

function About({ answeredBy: _, ...props }: ChatHeaderProps) {
  return (
    <details data-menu className="group relative shrink-0">
      <summary
        aria-label={t('coaching.discussion.about')}
        className="grid size-12 place-items-center rounded-full hover:bg-rose-mid group-open:bg-rose-mid"
      >
        <Info aria-hidden size={22} />
      </summary>
      <Suspense>
        <AboutDiscussion {...props} />
      </Suspense>
    </details>
  )
}

/** Shows a promised time only while the user waits for an answer. */
function answerText({ discussion: { coach, conversation }, live, answeredBy }: ChatHeaderProps, zone: string): string {
  const { status } = live.conversation
  const label = ticketLabel(status)
  if (label !== 'active') return t(`coaching.label.${label}`)
  // The answer of a former or covering coach is not this coach's.
  const isTheirs = answeredBy === undefined || answeredBy === coach?.uid
  if (status === 'waiting') return t(`coaching.discussion.${isTheirs ? 'answered' : 'follows'}`)
  const when = answerTime(conversation.ticket.answerBy, conversation.now, zone)
  if (when) return t('coaching.discussion.answers', { when })
  return t(`coaching.discussion.${coach ? 'answers_soon' : 'unassigned'}`)
}

export function ChatHeader(props: ChatHeaderProps) {
  const { coach, title } = props.discussion
  const zone = useTimeZone()
  return (
    <header className="z-10 flex items-center gap-1.5 border-line border-y bg-rose-light px-1.5 py-1 sm:gap-3 sm:px-7 lg:gap-4 lg:border-t-0 lg:py-4">
      <Link
        to="/coaching"
        aria-label={t('coaching.discussion.back')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-rose-mid lg:hidden"
      >
        <ArrowLeft aria-hidden size={22} />
      </Link>
      <CoachAvatar coach={coach} />
      <div className="min-w-0 flex-1">
        <h1 className="display truncate text-title-xs max-sm:-mb-0.5 max-sm:leading-[1.3] lg:text-title-sm">
          {coach?.name ?? t('coaching.discussion.unnamed')}
        </h1>
        {/* On a phone the subject has its own line: it distinguishes two discussions with one coach. */}
        <p className="text-xs leading-[1.15] text-ink-soft sm:truncate sm:text-sm sm:leading-snug">
          <span className="max-sm:block">{answerText(props, zone)}</span>
          <span className="max-sm:hidden"> · </span>
          {/* Clipped horizontally only: the low line must not cut off descenders. */}
          <span
            dir="auto"
            className="max-sm:block max-sm:overflow-x-clip max-sm:text-ellipsis max-sm:whitespace-nowrap"
          >
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
