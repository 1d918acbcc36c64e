import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler, RouteHandlerMethod } from 'fastify'
import { limitAtOnce } from '../../platform/http/index.ts'
import type { FilesFacts } from '../../web/page-facts/page-facts.ts'
import type { Page } from '../../web/page-facts/page-table.ts'

/** Maximum body of any address: the longest text, and the fields that a form adds to its files. */
const formBytes = 1024 * 1024

/** A body without an announced length counts as large. */
const isLarge = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= formBytes)

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/'

/** Suffix of the data requests of a page's script. */
const dataSuffix = '.data'

/** Close the connection: an unread body must not be taken for the next request. */
const unread = (reply: FastifyReply): FastifyReply => reply.header('connection', 'close')

/** Fills the request's parameters into the address that is asked whether files are admitted. */
const filled = (address: string, params: Record<string, string>): string =>
  address.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))

/** Tells whether the answer is an empty list, which is a refusal unless `emptyAdmits`. */
function isEmptyList(body: string, type: unknown): boolean {
  if (!String(type).startsWith('application/json')) return false
  const { payload } = JSON.parse(body) as { payload?: unknown }
  return Array.isArray(payload) && payload.length === 0
}

/**
 * Accepts a body larger than a form's only from someone who may send files there. The site is asked first, with the request's
 * cookies and origin but without its body. On refusal a form is redirected to its page, and a script gets the answer.
 */
const admitLargeBody = (site: FastifyInstance, question: string, isForm: boolean, emptyAdmits: boolean) =>
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    if (!isLarge(request)) return
    const { cookie = '', 'sec-fetch-site': fetchSite = 'none' } = request.headers
    const url = filled(question, request.params as Record<string, string>)
    const headers = { cookie, 'sec-fetch-site': fetchSite }
    const asked = await site.inject({ url, headers, remoteAddress: request.ip })
    const isMissing = !emptyAdmits && isEmptyList(asked.body, asked.headers['content-type'])
    const isAdmitted = asked.statusCode === 200 && !isMissing
    if (isAdmitted) return
    unread(reply)
    if (isForm) return reply.redirect(pathOf(request), 303)
    reply.type('application/json; charset=utf-8')
    return reply.status(asked.statusCode === 200 ? 404 : asked.statusCode).send(asked.body)
  }

/** The browser's own error page would not say that going back restores the text. */
const tooLarge = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Envoi trop volumineux</title><body style="font:1.1rem/1.6 system-ui;max-width:36rem;margin:3rem auto;padding:0 1rem">
<h1>Vos fichiers sont trop volumineux</h1><p>Cinq fichiers au plus, de 10&nbsp;Mo chacun. Revenez à la page précédente&nbsp;:
votre texte y est encore.</p>`

const refuseTooLarge = (bodyLimit: number) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (!(Number(request.headers['content-length']) > bodyLimit)) return
  return unread(reply).status(413).type('text/html; charset=utf-8').send(tooLarge)
}

const onlyLarge = (hook: ReturnType<typeof limitAtOnce>) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (isLarge(request)) await hook(request, reply)
}

/** Routes whose page facts accept files have a larger body limit; all other addresses have the default one. */
export function acceptFiles(site: FastifyInstance, handler: RouteHandlerMethod, pages: readonly Page[]): void {
  function accept(
    { path, isShown }: Page,
    { at, maxBytes, admittedBy, emptyAdmits = false, atOnce }: FilesFacts,
  ): void {
    const bodyLimit = maxBytes + formBytes
    const address = at === undefined ? path : `${path.replace(/\/\*$/, '')}${at}`
    const few = atOnce && onlyLarge(limitAtOnce(atOnce))
    for (const url of isShown ? [address, `${address}${dataSuffix}`] : [address]) {
      const question = admittedBy === 'page' ? path : admittedBy
      const admit = question && admitLargeBody(site, question, isShown && url === address, emptyAdmits)
      const hooks = [isShown && refuseTooLarge(bodyLimit), admit, few].filter((hook) => Boolean(hook))
      site.route({ method: 'POST', url, bodyLimit, onRequest: hooks as unknown as onRequestHookHandler[], handler })
    }
  }
  for (const page of pages) for (const files of page.facts.files ?? []) accept(page, files)
}
