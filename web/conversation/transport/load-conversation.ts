import { getTicket, type SupportType, type TicketWithMessages } from '../../../contracts/support/support.ts'
import type { LoadedPage } from '../../../conversation/messages/use-messages.ts'
import { type Api, InvalidArgumentError } from '../../api/index.ts'

export interface LoadedConversation extends LoadedPage {
  ticket: TicketWithMessages
  archive: boolean
  /** the server's clock, for « aujourd’hui » */
  now: string
  /** key of the next message, for a form without a script */
  key: string
}

/** One page of messages. A mistyped cursor shows the latest messages: a retry of the same address would never succeed. */
async function readPage(api: Api, params: { type: SupportType; uid: string }, cursor: string | undefined) {
  try {
    return { ...(await api.call(getTicket, { params, query: { cursor } })), archive: cursor !== undefined }
  } catch (error) {
    if (cursor === undefined || !(error instanceof InvalidArgumentError)) throw error
    return { ...(await api.call(getTicket, { params })), archive: false }
  }
}

/** @throws ApiError, ApiUnreachableError */
export async function loadConversation(
  api: Api,
  type: SupportType,
  uid: string,
  url: URL,
): Promise<LoadedConversation> {
  const cursor = url.searchParams.get('cursor') ?? undefined
  const { payload, page, archive } = await readPage(api, { type, uid }, cursor)
  return {
    ticket: payload,
    older: page.hasNextPage ? page.endCursor : null,
    unread: payload.unread,
    archive,
    now: new Date().toISOString(),
    key: crypto.randomUUID(),
  }
}
