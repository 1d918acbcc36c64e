import { lazy } from 'react'
import { ticketLabel } from '../../../contracts/support/ticket-label.ts'
import { Composer } from '../../conversation/composer.tsx'
import { ConnectionNote } from '../../conversation/connection-note.tsx'
import type { ConversationProblem } from '../../conversation/conversation-action.ts'
import type { LiveSiteConversation } from '../../conversation/transport/use-site-conversation.ts'
import { t } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { DiscussionData } from '../load-discussion.ts'

/** Lazy: few discussions lack the consent. No Suspense boundary of its own: without scripts the page must wait for the panel. */
const ConsentPanel = lazy(async () => ({ default: (await import('../consent-panel.tsx')).ConsentPanel }))

interface ChatWritingProps {
  address: string
  discussion: DiscussionData
  live: LiveSiteConversation
  problem: ConversationProblem | undefined
}

/** The composer, or the reason why there is none. */
export function ChatWriting(props: ChatWritingProps) {
  const { address, live } = props
  return (
    <footer className="border-line border-t bg-paper px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 lg:border-t-0 lg:pb-5">
      <div className="mx-auto max-w-4xl">
        <ConnectionNote live={live} address={address} entrance="account" />
        <Writing {...props} />
      </div>
    </footer>
  )
}

const firstName = (name: string): string => name.split(' ')[0] ?? name

function Writing({ address, discussion, live, problem }: ChatWritingProps) {
  const label = ticketLabel(live.conversation.status)
  const { coach, consented, conversation } = discussion
  if (conversation.archive) {
    return (
      <p className="text-center">
        <LinkButton to={address} kind="secondary" size="small">
          {t('conversation.newest')}
        </LinkButton>
      </p>
    )
  }
  if (label === 'locked') {
    return (
      <p className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sand px-6 py-4">
        {t('coaching.discussion.locked')}
        <LinkButton to="/coaching/new-discussion" size="small">
          {t('coaching.discussion.locked_new')}
        </LinkButton>
      </p>
    )
  }
  if (!consented) return <ConsentPanel address={address} />
  const writeTo = coach
    ? t('coaching.discussion.write_to', { name: firstName(coach.name) })
    : t('coaching.discussion.write')
  return (
    <>
      {label === 'closed' && (
        <p className="mb-2 text-center text-sm text-ink-soft">{t('coaching.discussion.closed')}</p>
      )}
      <Composer
        address={address}
        formKey={conversation.key}
        label={writeTo}
        placeholder={writeTo}
        live={live}
        problem={problem}
      />
    </>
  )
}
