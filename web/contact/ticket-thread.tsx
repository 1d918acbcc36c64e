import type { Ticket, TicketWithMessages } from '../../contracts/support/support.ts'
import { answerTime } from '../../contracts/text/answer-time.ts'
import { splitTitle } from '../../contracts/text/titles.ts'
import { Announcer } from '../conversation/announcer.tsx'
import { ConnectionNote } from '../conversation/connection-note.tsx'
import type { ConversationProblem } from '../conversation/conversation-action.ts'
import { GoneNote } from '../conversation/gone-note.tsx'
import { OlderMessages } from '../conversation/messages/older-messages.tsx'
import { TypingSign } from '../conversation/messages/typing-sign.tsx'
import { StatusChip } from '../conversation/status-chip.tsx'
import type { LoadedConversation } from '../conversation/transport/load-conversation.ts'
import { MarkRead } from '../conversation/transport/mark-read.tsx'
import { useSiteConversation } from '../conversation/transport/use-site-conversation.ts'
import { t } from '../i18n/index.ts'
import { useTimeZone } from '../layout/site-data.ts'
import { useSnackbar } from '../snackbar/snackbars.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { Letter, PendingLetter } from './letter.tsx'
import { TicketAnswer } from './ticket-answer.tsx'

interface TicketThreadProps {
  address: string
  loaded: LoadedConversation
  problem: ConversationProblem | undefined
}

/** Owner of all drafts written through mailed links: whoever reads the mailbox may see them. */
const owner = 'contact'

interface TicketHeadProps {
  ticket: TicketWithMessages
  status: Ticket['status']
  /** date of the last message or loaded change */
  active: string
  now: string
}

function TicketHead({ ticket, status, active, now }: TicketHeadProps) {
  const { category, title } = splitTitle(ticket.title)
  const zone = useTimeZone()
  const isTheirTurn = status === 'new' || status === 'pending'
  const when = isTheirTurn ? answerTime(ticket.answerBy, now, zone) : null
  return (
    <header className="mt-3 border-line border-b pb-8">
      <div className="flex flex-wrap items-center gap-3">
        {category && <Chip>{category}</Chip>}
        <StatusChip status={status} words="contact" />
      </div>
      <h1 dir="auto" className="display mt-4 text-title wrap-anywhere">
        {title}
      </h1>
      <p className="mt-3 text-sm text-ink-soft">
        <time dateTime={ticket.date}>
          {t('contact.tickets.opened', { date: formatDate(ticket.date, 'support', zone) })}
        </time>
        {active > ticket.date && (
          <>
            {' · '}
            <time dateTime={active}>{t('contact.ticket.active', { date: formatDate(active, 'support', zone) })}</time>
          </>
        )}
        {when && ` · ${t('contact.ticket.answers', { when })}`}
      </p>
    </header>
  )
}

export function TicketThread({ address, loaded, problem }: TicketThreadProps) {
  const { ticket } = loaded
  const show = useSnackbar()
  const live = useSiteConversation({
    type: 'contact',
    owner,
    uid: ticket.uid,
    loaded,
    initial: problem?.message,
    onSent: () => show({ type: 'success', message: t('contact.ticket.sent') }),
  })
  const { conversation, firstNew } = live
  const dates = [ticket.modified, ...conversation.messages.map(({ date }) => date)]
  const active = dates.sort().at(-1) ?? ticket.modified
  if (conversation.gone) return <GoneNote back="/contact/tickets" />
  return (
    <>
      <TicketHead ticket={ticket} status={conversation.status} active={active} now={loaded.now} />
      <div>
        <div className="mt-6">
          <OlderMessages live={live} address={address} />
        </div>
        <ol aria-label={t('contact.ticket.thread')} className="mt-4 grid gap-5">
          {conversation.messages.map((message) => (
            <Letter
              key={message.uid}
              message={message}
              isNew={message.uid === firstNew}
              fileAddress={live.fileAddress}
            />
          ))}
          {live.pending.map((item) => (
            <PendingLetter key={item.key} item={item} live={live} />
          ))}
        </ol>
        <Announcer messages={conversation.messages} />
        <MarkRead unread={loaded.unread} />
        <div className="mt-10">
          <ConnectionNote live={live} address={address} entrance="link" />
          <TypingSign name={live.typing} />
          {loaded.archive ? (
            <LinkButton to={address} kind="secondary" size="small">
              {t('conversation.newest')}
            </LinkButton>
          ) : (
            <TicketAnswer address={address} formKey={loaded.key} problem={problem} live={live} />
          )}
        </div>
      </div>
    </>
  )
}
