import { redirect } from 'react-router'
import { splitTitle } from '../../../contracts/text/titles.ts'
import { HttpNotFoundError, HttpUnauthorizedError } from '../../api/index.ts'
import { endAccess, requireAccess } from '../../contact/access.ts'
import { TicketFrame, TicketView } from '../../contact/ticket-view.tsx'
import { siteContext } from '../../context.ts'
import { conversationAction } from '../../conversation/conversation-action.ts'
import { filesOfMembers } from '../../conversation/files/files-facts.ts'
import { LoadFailure } from '../../conversation/load-failure.tsx'
import { loadConversation } from '../../conversation/transport/load-conversation.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { rethrowAsNotFound } from '../../session/not-found.ts'
import type { Route } from './+types/ticket'

export const handle: PageFacts = {
  app: true,
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
    const conversation = await rethrowAsNotFound(loadConversation(api, 'contact', params.uid, url))
    const { uid, title } = conversation.ticket
    if (uid !== params.uid) throw redirect(addressOf(uid), { headers: privateHeaders })
    return { pageName: splitTitle(title).title, conversation }
  } catch (error) {
    if (error instanceof Response) throw error
    if (error instanceof HttpUnauthorizedError) throw endAccess(context)
    if (!(error instanceof Error) || error instanceof HttpNotFoundError) throw error
    reportError(error)
    return { conversation: null }
  }
}

const addressOf = (uid: string) => `/contact/tickets/${uid}`

export async function action(input: Route.ActionArgs) {
  return conversationAction('contact', addressOf(input.params.uid), input)
}

export default function Ticket({ loaderData: { conversation }, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <OwnReferrer />
      {conversation ? (
        <TicketView uid={params.uid} conversation={conversation} problem={actionData} />
      ) : (
        <TicketFrame>
          <LoadFailure message={t('contact.ticket.load_failed')} />
        </TicketFrame>
      )}
    </>
  )
}
