import { LockKeyhole } from 'lucide-react'
import { useMemo } from 'react'
import { dayLabel } from '../../../conversation/messages/day.ts'
import { findLastSeenMessage, groupMessages } from '../../../conversation/messages/group-messages.ts'
import { NewMark } from '../../conversation/messages/new-mark.tsx'
import { OlderMessages } from '../../conversation/messages/older-messages.tsx'
import { MarkRead } from '../../conversation/transport/mark-read.tsx'
import type { LiveSiteConversation } from '../../conversation/transport/use-site-conversation.ts'
import { t } from '../../i18n/index.ts'
import { useTimeZone } from '../../layout/site-data.ts'
import type { DiscussionData } from '../load-discussion.ts'
import { BubbleGroup, PendingBubble } from './bubbles.tsx'

interface ChatMessagesProps {
  address: string
  discussion: DiscussionData
  live: LiveSiteConversation
}

/** @param ended the discussion has ended without a coach: other people may read it, and no answer will come */
function Beginning({ ended }: { ended: boolean }) {
  return (
    <div className="mx-auto mb-6 grid max-w-md justify-items-center gap-1.5 pt-4 text-center text-sm text-ink-soft">
      <LockKeyhole aria-hidden size={18} />
      <p className="font-semibold text-ink">{t('coaching.discussion.beginning')}</p>
      <p>{t(ended ? 'coaching.discussion.secrecy_ended' : 'coaching.discussion.secrecy')}</p>
      {!ended && <p>{t('coaching.discussion.take_your_time')}</p>}
    </div>
  )
}

export function ChatMessages({ address, discussion, live }: ChatMessagesProps) {
  const { conversation, firstNew, pending } = live
  const { messages, unseen, older, status } = conversation
  const { now, unread } = discussion.conversation
  const zone = useTimeZone()
  const days = useMemo(() => groupMessages(messages, firstNew, zone), [messages, firstNew, zone])
  const seen = findLastSeenMessage(messages, unseen)
  return (
    <div className="mx-auto w-full max-w-4xl pt-4 pb-6">
      <OlderMessages live={live} address={address} />
      {older === null && <Beginning ended={status === 'locked' && discussion.coach === null} />}
      {days.map(({ key, date, groups }) => (
        <section key={key} aria-label={dayLabel(date, now, zone)}>
          <p aria-hidden className="my-5 text-center text-xs text-ink-soft">
            {dayLabel(date, now, zone)}
          </p>
          <ol className="grid gap-4">
            {groups.map((group) => (
              <li key={group.key} className="grid gap-4">
                {group.startsNew && <NewMark />}
                <BubbleGroup
                  group={group}
                  seen={seen}
                  coach={discussion.coach}
                  fileAddress={live.fileAddress}
                  address={address}
                  consented={discussion.consented}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {pending.length > 0 && (
        <ol className="mt-4 grid gap-2">
          {pending.map((item) => (
            <PendingBubble key={item.key} item={item} live={live} />
          ))}
        </ol>
      )}
      <MarkRead unread={unread} />
    </div>
  )
}
