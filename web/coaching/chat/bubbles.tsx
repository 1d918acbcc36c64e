import { Suspense } from 'react'
import { timeOf } from '../../../conversation/messages/day.ts'
import type { MessageGroup } from '../../../conversation/messages/group-messages.ts'
import { MessageAttachments } from '../../conversation/files/message-attachments.tsx'
import { PendingFiles } from '../../conversation/files/pending-files.tsx'
import { RefusedFilesNote } from '../../conversation/files/refused-files.tsx'
import { MessageText } from '../../conversation/messages/message-text.tsx'
import { PendingActions, type PendingProps } from '../../conversation/messages/pending-actions.tsx'
import { lazyOptional } from '../../hydrated/optional-part.ts'
import { t } from '../../i18n/index.ts'
import { useTimeZone } from '../../layout/site-data.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classes } from '../../ui/classes.ts'
import { formatDate } from '../../ui/date-text.tsx'
import type { ChatCoach } from '../load-discussion.ts'

/** Lazy: most messages have no articles. */
const MessageArticles = lazyOptional(async () => (await import('./message-articles.tsx')).MessageArticles)

const bubble = 'w-fit max-w-full sm:max-w-152 rounded-[1.375rem] px-4.5 py-3 leading-relaxed'
const own = 'justify-self-end rounded-br-sm bg-rose'
const theirs = 'rounded-bl-sm border border-line bg-white'

interface BubbleGroupProps {
  group: MessageGroup
  /** uid of the user's last seen message */
  seen: string | undefined
  coach: ChatCoach | null
  fileAddress(uid: string): string
  /** address of the discussion */
  address: string
  consented: boolean
}

/** Consecutive messages of one person, with their time. */
export function BubbleGroup({ group, seen, coach, fileAddress, address, consented }: BubbleGroupProps) {
  const zone = useTimeZone()
  const { staff, name, messages } = group
  const last = messages.at(-1)
  if (!last) return null
  // The page's header names only the user's coach.
  const isCoach = staff && last.contact.uid === coach?.uid
  const isColleague = staff && coach !== null && !isCoach
  return (
    <div
      data-message={staff ? 'staff' : 'own'}
      className={classes(
        'grid gap-1.5',
        staff ? 'mr-10 sm:mr-24 sm:grid-cols-[auto_1fr] sm:gap-x-3' : 'ml-10 sm:ml-24',
      )}
    >
      <span className={isColleague ? 'text-xs font-semibold sm:col-start-2' : 'sr-only'}>
        {staff ? name : t('conversation.you')}
      </span>
      {staff && (
        <span className="self-end max-sm:hidden sm:row-span-1">
          <Avatar name={name} image={isCoach ? coach?.image : null} size="small" />
        </span>
      )}
      <div className="grid min-w-0 gap-1.5">
        {messages.map(({ uid, content, attachments, articles, refusedFiles }) => (
          <div key={uid} id={`m-${uid}`} className={classes('grid gap-1.5 scroll-my-8', !staff && 'justify-items-end')}>
            {content.trim() !== '' && (
              <div className={classes(bubble, staff ? theirs : own)}>
                <MessageText content={content} />
              </div>
            )}
            <MessageAttachments attachments={attachments} fileAddress={fileAddress} />
            {refusedFiles && <RefusedFilesNote refused={refusedFiles} />}
            {articles && articles.length > 0 && (
              <Suspense>
                <MessageArticles articles={articles} address={address} consented={consented} />
              </Suspense>
            )}
          </div>
        ))}
      </div>
      <p className={classes('text-xs text-ink-soft', staff ? 'sm:col-start-2' : 'text-right')}>
        <time dateTime={last.date} title={formatDate(last.date, 'support', zone)}>
          {timeOf(last.date, zone)}
        </time>
        {last.uid === seen && ` · ${t('conversation.seen')}`}
      </p>
    </div>
  )
}

export function PendingBubble({ item, live }: PendingProps) {
  return (
    <li data-message="pending" className="ml-10 grid gap-1.5 sm:ml-24">
      <span className="sr-only">{t('conversation.you')}</span>
      <div
        className={classes(
          bubble,
          'justify-self-end rounded-br-sm border border-dashed',
          item.problem === undefined ? 'border-blush bg-rose-mid' : 'border-error bg-error-light',
        )}
      >
        {item.content.trim() !== '' && <MessageText content={item.content} />}
        <MessageAttachments attachments={item.attachments} fileAddress={live.fileAddress} />
        <PendingFiles files={item.files} />
      </div>
      <PendingActions item={item} live={live} />
    </li>
  )
}
