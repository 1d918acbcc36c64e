import { Link } from 'react-router'
import { ticketLabel } from '../../contracts/support/ticket-label.ts'
import { relativeDay } from '../../conversation/messages/day.ts'
import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { t } from '../i18n/index.ts'
import { useTimeZone } from '../layout/site-data.ts'
import { classes } from '../ui/classes.ts'
import { CoachAvatar } from './coaches/coach-avatar.tsx'
import { ThemeDot } from './coaches/theme-dot.tsx'
import type { Discussion } from './summarize.ts'

interface DiscussionItemProps {
  discussion: Discussion
  /** the discussion opens with a search for these words; '' for all messages */
  q: string
  now: string
  open: boolean
}

/** Text for a message without words. */
const carriedText = ({ attachments, articles }: NonNullable<Discussion['last']>): string =>
  attachments > 0 || articles === 0
    ? t('attachments.count', { count: attachments })
    : t('coaching.article.count', { count: articles })

function LastLine({ discussion }: { discussion: Discussion }) {
  const { last, unread } = discussion
  if (!last) return null
  const content = last.content || carriedText(last)
  return (
    <span
      dir="auto"
      className={classes('text-sm leading-snug wrap-anywhere', unread > 0 ? 'font-semibold text-ink' : 'text-ink-soft')}
    >
      {last.own ? t('coaching.list.you', { content }) : content}
    </span>
  )
}

export function DiscussionItem({ discussion, q, now, open }: DiscussionItemProps) {
  const { uid, coach, theme, title, modified, status } = discussion
  const unread = open ? 0 : discussion.unread
  const label = ticketLabel(status)
  const notes = [
    label !== 'active' && t(`coaching.label.${label}`),
    label === 'active' && !coach && t('coaching.list.waiting_coach'),
  ]
  return (
    <Link
      to={`/coaching/${uid}${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`}
      prefetch="intent"
      aria-current={open ? 'page' : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-card px-3 py-3.5 no-underline transition-colors hover:bg-rose-light aria-[current]:bg-rose-mid"
    >
      <CoachAvatar coach={coach} />
      <span className="grid">
        <span className={classes('font-semibold leading-snug', coach ? 'truncate' : 'line-clamp-2 wrap-anywhere')}>
          {coach?.name ?? title}
        </span>
        {coach && (
          <span dir="auto" className="line-clamp-2 text-sm font-medium leading-snug wrap-anywhere">
            {title}
          </span>
        )}
        <span className="flex min-w-0 items-center gap-2 text-xs text-ink-soft">
          {/* Only beside the theme's name: a colour alone is not accessible. */}
          {theme && <ThemeDot colour={theme.colour} />}
          <span dir="auto" className="truncate">
            {[theme?.name, ...notes].filter(Boolean).join(' · ')}
          </span>
        </span>
        <LastLine discussion={{ ...discussion, unread }} />
      </span>
      <span className="grid justify-items-end gap-1.5 self-start pt-1">
        <time dateTime={modified} className="text-xs text-ink-soft">
          {relativeDay(modified, now, useTimeZone())}
        </time>
        <UnreadBadge count={unread} />
      </span>
    </Link>
  )
}
