import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { attachmentMaxBytes, attachmentsAMessage } from '../contracts/attachments.ts'

const mebibyte = 1024 * 1024
/** The longest text, and what a form adds to its files. */
const formBytes = mebibyte

/** Where a conversation is: a form without a script sends its files there, the page's script one by one below it. */
const conversations = ['/coaching/:uid', '/contact/tickets/:uid']

/** A body without an announced length counts as large. */
const isLarge = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= formBytes)

/**
 * More than a form is taken in only from somebody who may send files there: the page that she sends them to is asked
 * first, with her cookies and without a body.
 */
function admitLargeBody(app: FastifyInstance) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLarge(request)) return
    const page = request.url.split('?')[0]?.replace(/\/attachments$/, '') ?? '/'
    const { cookie = '' } = request.headers
    const asked = await app.inject({ url: `${page}/attachments`, headers: { cookie }, remoteAddress: request.ip })
    if (asked.statusCode === 204) return
    // What is not read must not be taken for the next request.
    reply.header('connection', 'close')
    return page === request.url ? reply.redirect(page, 303) : reply.status(asked.statusCode).send(asked.body)
  }
}

/** The pages that take files have room for them; no other address of the site takes in more than the house's limit. */
export function acceptFiles(site: FastifyInstance, handler: RouteHandlerMethod): void {
  const onRequest = admitLargeBody(site)
  for (const url of conversations) {
    const whole = attachmentsAMessage * attachmentMaxBytes + formBytes
    site.route({ method: 'POST', url, bodyLimit: whole, onRequest, handler })
    const one = attachmentMaxBytes + formBytes
    site.route({ method: 'POST', url: `${url}/attachments`, bodyLimit: one, onRequest, handler })
  }
}
