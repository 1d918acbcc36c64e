import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler, RouteHandlerMethod } from 'fastify'
import { relayBase } from '../contracts/address.ts'
import {
  attachmentMaxBytes,
  attachmentsAMessage,
  uploadAttachment,
  uploadStaffAttachment,
} from '../contracts/attachments.ts'
import { limitAtOnce } from '../platform/http/index.ts'

const mebibyte = 1024 * 1024
/** The longest text, and what a form adds to its files. */
const formBytes = mebibyte
const wholeBytes = attachmentsAMessage * attachmentMaxBytes + formBytes
const atOnce = { inAll: 4, fromOne: 2 }

/** The pages of conversations: without a script their form sends its files there. */
const conversations = ['/coaching/:uid', '/contact/tickets/:uid']
const newDiscussion = '/coaching/new-discussion'
/** Open to anyone, so only to a few at a time. */
const newTicket = '/contact/new-ticket'

/** A body without an announced length counts as large. */
const isLarge = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= formBytes)

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/'

/** Of the same page: what its script asks for. */
const withData = (page: string): string[] => [page, `${page}.data`]

/** What is not read must not be taken for the next request. */
const unread = (reply: FastifyReply): FastifyReply => reply.header('connection', 'close')

interface Question {
  /** answers 200 when the caller may send files */
  address: string
  /** default: whatever the answer says */
  isEmpty?: (body: string) => boolean
  /** of a form: a refusal leads there */
  page?: string
}

/** One's own ticket, as the relay reads it. */
const personsTicket = (type: string, uid: string): string =>
  `${relayBase}/support/${encodeURIComponent(type)}/tickets/${encodeURIComponent(uid)}?length=1`
/** In a list: reading a discussion itself may need a reason, and leave a trace. */
const staffTicket = (uid: string): string =>
  `${relayBase}/staff/tickets?perPage=1&filter[uid][]=${encodeURIComponent(uid)}`
const isEmptyList = (body: string): boolean => (JSON.parse(body) as { payload: unknown[] }).payload.length === 0

/**
 * A body larger than a form's is accepted only from someone who may send files there: the API is asked first, with the
 * request's cookies and origin, without a body.
 */
const admitLargeBody =
  (app: FastifyInstance, questionOf: (path: string, params: Record<string, string>) => Question) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLarge(request)) return
    const path = pathOf(request)
    const { address, isEmpty, page } = questionOf(path, request.params as Record<string, string>)
    const { cookie = '', 'sec-fetch-site': fetchSite = 'none' } = request.headers
    const headers = { cookie, 'sec-fetch-site': fetchSite }
    const asked = await app.inject({ url: address, headers, remoteAddress: request.ip })
    if (asked.statusCode === 200 && !isEmpty?.(asked.body)) return
    unread(reply)
    if (path === page) return reply.redirect(page, 303)
    reply.type('application/json; charset=utf-8')
    return reply.status(asked.statusCode === 200 ? 404 : asked.statusCode).send(asked.body)
  }

/** A page of the browser’s own would not say that going back brings her text back. */
const tooLarge = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Envoi trop volumineux</title><body style="font:1.1rem/1.6 system-ui;max-width:36rem;margin:3rem auto;padding:0 1rem">
<h1>Vos fichiers sont trop volumineux</h1><p>Cinq fichiers au plus, de 10&nbsp;Mo chacun. Revenez à la page précédente&nbsp;:
votre texte y est encore.</p>`

async function refuseTooLarge(request: FastifyRequest, reply: FastifyReply) {
  if (!(Number(request.headers['content-length']) > wholeBytes)) return
  return unread(reply).status(413).type('text/html; charset=utf-8').send(tooLarge)
}

const onlyLarge = (hook: ReturnType<typeof limitAtOnce>) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (isLarge(request)) await hook(request, reply)
}

/** Pages that accept files have a larger body limit; all other addresses have the default one. */
export function acceptFiles(site: FastifyInstance, handler: RouteHandlerMethod): void {
  const take = (url: string, bodyLimit: number, ...onRequest: onRequestHookHandler[]) =>
    site.route({ method: 'POST', url, bodyLimit, onRequest: onRequest as never, handler })
  const admitForm = admitLargeBody(site, (page, { uid = '' }) => ({
    page,
    address: personsTicket(page.startsWith('/contact/') ? 'contact' : 'coaching', uid),
  }))
  for (const url of conversations) take(url, wholeBytes, refuseTooLarge as never, admitForm as never)
  const oneFile = attachmentMaxBytes + formBytes
  const admitPerson = admitLargeBody(site, (_path, { type = '', uid = '' }) => ({ address: personsTicket(type, uid) }))
  const admitStaff = admitLargeBody(site, (_path, { uid = '' }) => ({
    address: staffTicket(uid),
    isEmpty: isEmptyList,
  }))
  take(`${relayBase}${uploadAttachment.path}`, oneFile, admitPerson as never)
  take(`${relayBase}${uploadStaffAttachment.path}`, oneFile, admitStaff as never)
  const admitOpening = admitLargeBody(site, () => ({ page: newDiscussion, address: newDiscussion }))
  const few = onlyLarge(limitAtOnce(atOnce))
  for (const url of withData(newDiscussion)) take(url, wholeBytes, refuseTooLarge as never, admitOpening as never)
  for (const url of withData(newTicket)) take(url, wholeBytes, refuseTooLarge as never, few as never)
}
