import { getTicket, type SupportType, type TicketWithMessages } from '../../../contracts/support/support.ts'
import type { LoadedPage } from '../../../conversation/messages/use-messages.ts'
import type { Api } from '../../api/index.ts'

export interface LoadedConversation extends LoadedPage {
  ticket: TicketWithMessages
  archive: boolean
  /** the server's clock, for « aujourd’hui » */
  now: string
  /** key of the next message, for a form without a script */
  key: string
}

/** @throws ApiError, ApiUnreachableError */
export async function loadConversation(
  api: Api,
  type: SupportType,
  uid: string,
  url: URL,
): Promise<LoadedConversation> {
  const cursor = url.searchParams.get('cursor') ?? undefined
  const { payload, page } = await api.call(getTicket, { params: { type, uid }, query: { cursor } })
  return {
    ticket: payload,
    older: page.hasNextPage ? page.endCursor : null,
    unread: payload.unread,
    archive: cursor !== undefined,
    now: new Date().toISOString(),
    key: crypto.randomUUID(),
  }
}
