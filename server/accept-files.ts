import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler, RouteHandlerMethod } from 'fastify'
import { attachmentMaxBytes, attachmentsAMessage } from '../contracts/attachments.ts'
import { limitAtOnce } from '../platform/http/index.ts'

const mebibyte = 1024 * 1024
/** The longest text, and what a form adds to its files. */
const formBytes = mebibyte
const wholeBytes = attachmentsAMessage * attachmentMaxBytes + formBytes
const atOnce = { inAll: 4, fromOne: 2 }

/** Where a conversation is: a form without a script sends its files there, the page's script one by one below it. */
const conversations = ['/coaching/:uid', '/contact/tickets/:uid']
const newDiscussion = '/coaching/new-discussion'
/** Open to anyone, so only to a few at a time. */
const newTicket = '/contact/new-ticket'

/** The back office sends files one by one. */
const adminConversation = '/admin/api/staff/tickets/:uid'

/** A body without an announced length counts as large. */
const isLarge = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= formBytes)

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/'

/** Of the same page: what its script asks for. */
const withData = (page: string): string[] => [page, `${page}.data`]

/** What is not read must not be taken for the next request. */
const unread = (reply: FastifyReply): FastifyReply => reply.header('connection', 'close')

interface Asked {
  /** the page that files are sent to */
  page: string
  /** answers with that status when the caller may send files */
  address: string
  status: number
}

/**
 * More than a form is taken in only from a caller who may send files there: the API is asked first, with the cookies
 * and without a body.
 */
const admitLargeBody =
  (app: FastifyInstance, askedOf: (path: string) => Asked) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLarge(request)) return
    const path = pathOf(request)
    const { page, address, status } = askedOf(path)
    const { cookie = '' } = request.headers
    const asked = await app.inject({ url: address, headers: { cookie }, remoteAddress: request.ip })
    if (asked.statusCode === status) return
    unread(reply)
    return path === page ? reply.redirect(page, 303) : reply.status(asked.statusCode).send(asked.body)
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
  const admitConversation = admitLargeBody(site, (path) => {
    const page = path.replace(/\/attachments$/, '')
    return { page, address: `${page}/attachments`, status: 204 }
  })
  for (const url of conversations) {
    take(url, wholeBytes, refuseTooLarge as never, admitConversation as never)
  }
  for (const url of [...conversations, adminConversation]) {
    take(`${url}/attachments`, attachmentMaxBytes + formBytes, admitConversation as never)
  }
  const admitOpening = admitLargeBody(site, () => ({ page: newDiscussion, address: newDiscussion, status: 200 }))
  const few = onlyLarge(limitAtOnce(atOnce))
  for (const url of withData(newDiscussion)) take(url, wholeBytes, refuseTooLarge as never, admitOpening as never)
  for (const url of withData(newTicket)) take(url, wholeBytes, refuseTooLarge as never, few as never)
}
