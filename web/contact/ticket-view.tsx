import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ConversationProblem } from '../conversation/conversation-action.ts'
import type { LoadedConversation } from '../conversation/transport/load-conversation.ts'
import { t } from '../i18n/index.ts'
import { TicketThread } from './ticket-thread.tsx'

/** Frame of a ticket's page, with the link to all tickets above the content. */
export function TicketFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page pt-8 pb-(--section) lg:pt-12">
      {/* One column: the back link, the title, the messages and the composer share one left edge. */}
      <div className="mx-auto max-w-3xl">
        <Link
          to="/contact/tickets"
          // Prefetch: if the code failed to load offline, the router would never retry it.
          prefetch="render"
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold no-underline hover:underline"
        >
          <ArrowLeft aria-hidden size={18} /> {t('contact.ticket.back')}
        </Link>
        {children}
      </div>
    </div>
  )
}

interface TicketViewProps {
  uid: string
  conversation: LoadedConversation
  problem: ConversationProblem | undefined
}

export function TicketView({ uid, conversation, problem }: TicketViewProps) {
  return (
    <TicketFrame>
      <TicketThread
        key={`${conversation.ticket.uid}${conversation.archive}`}
        address={`/contact/tickets/${uid}`}
        loaded={conversation}
        problem={problem}
      />
    </TicketFrame>
  )
}
