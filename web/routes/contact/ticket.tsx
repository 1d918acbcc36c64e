import { ArrowLeft } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { splitTitle } from '../../../contracts/titles.ts'
import { HttpNotFoundError, HttpUnauthorizedError } from '../../api/index.ts'
import { endAccess, requireAccess } from '../../contact/access.ts'
import { TicketThread } from '../../contact/ticket-thread.tsx'
import { siteContext } from '../../context.ts'
import { conversationAction } from '../../conversation/conversation-action.ts'
import { filesOfMembers } from '../../conversation/files-facts.ts'
import { loadConversation } from '../../conversation/load-conversation.ts'
import { LoadFailure } from '../../conversation/load-failure.tsx'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { orNotFound } from '../../session/or-not-found.ts'
import { privateHeaders } from '../../session/private-headers.ts'
import type { Route } from './+types/ticket'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.contact_ticket',
  breadcrumbs: 'hidden',
  files: [filesOfMembers('contact')],
}

export const headers = () => privateHeaders

export async function loader({ context, url, params }: Route.LoaderArgs) {
  await requireAccess(context, url)
  const { api, reportError } = context.get(siteContext)
  try {
    const loaded = await orNotFound(loadConversation(api, 'contact', params.uid, url))
    if (loaded.ticket.uid !== params.uid) throw redirect(addressOf(loaded.ticket.uid), { headers: privateHeaders })
    return { pageName: splitTitle(loaded.ticket.title).title, ...loaded }
  } catch (error) {
    if (error instanceof Response) throw error
    if (error instanceof HttpUnauthorizedError) throw endAccess(context)
    if (!(error instanceof Error) || error instanceof HttpNotFoundError) throw error
    reportError(error)
    return { ticket: null, conversation: null }
  }
}

const addressOf = (uid: string) => `/contact/tickets/${uid}`

export async function action(input: Route.ActionArgs) {
  return conversationAction('contact', addressOf(input.params.uid), input)
}

export default function Ticket({ loaderData, actionData, params }: Route.ComponentProps) {
  const { ticket, conversation } = loaderData
  return (
    <div className="page pt-8 pb-(--section) lg:pt-12">
      <OwnReferrer />
      <Link
        to="/contact/tickets"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold no-underline hover:underline"
      >
        <ArrowLeft aria-hidden size={18} /> {t('contact.ticket.back')}
      </Link>
      {ticket ? (
        <TicketThread
          key={`${ticket.uid}${conversation.archive}`}
          address={addressOf(params.uid)}
          ticket={ticket}
          loaded={conversation}
          problem={actionData}
        />
      ) : (
        <LoadFailure message={t('contact.ticket.load_failed')} />
      )}
    </div>
  )
}
