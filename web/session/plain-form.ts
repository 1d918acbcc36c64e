import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { siteContext } from '../context.ts'
import { minimalAnswer } from './answer-header.ts'
import { pathIn } from './redirect.ts'

const isRedirect = ({ status, headers }: Response): boolean => status >= 300 && status < 400 && headers.has('location')

/** The first of all, so that it sees what the others make of an answer. */
export const answerScript: MiddlewareFunction<Response> = async ({ request }, next) => {
  const answer = await next()
  if (request.headers.get('prefer') !== minimalAnswer.prefer || !isRedirect(answer)) return answer
  return new Response(null, { status: 204, headers: answer.headers })
}

const isDataRequest = ({ method, url }: Request): boolean => method === 'GET' && new URL(url).pathname.endsWith('.data')

/**
 * A page with React that leads to a plain page with a script asks for its data: it gets the address to load as a document. One that may need React itself
 * asks for its own data again and again while it waits.
 */
export const loadAsDocument: MiddlewareFunction<Response> = ({ context, request, url }, next) => {
  const { plain, hydratedWith } = context.get(siteContext).pages.at(url.pathname)?.facts ?? {}
  if (typeof plain === 'string' && !hydratedWith && isDataRequest(request)) throw redirectDocument(pathIn(url))
  return next()
}
