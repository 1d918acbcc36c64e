import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { siteContext } from '../../context.ts'
import { pathIn } from '../redirect.ts'
import { minimalAnswer } from './answer-header.ts'

const isRedirect = ({ status, headers }: Response): boolean => status >= 300 && status < 400 && headers.has('location')

/** Turns a redirect into a 204 with `Location` if the script asked for it. Outermost middleware: it sees the final answer. */
export const answerScript: MiddlewareFunction<Response> = async ({ request }, next) => {
  const answer = await next()
  if (request.headers.get('prefer') !== minimalAnswer.prefer || !isRedirect(answer)) return answer
  return new Response(null, { status: 204, headers: answer.headers })
}

const isDataRequest = ({ method, url }: Request): boolean => method === 'GET' && new URL(url).pathname.endsWith('.data')

/** Only hydrated pages (`app`) have data. A router that navigates to a static page is told to load a document. */
export const loadAsDocument: MiddlewareFunction<Response> = ({ context, request, url }, next) => {
  const page = context.get(siteContext).pages.at(url.pathname)
  if (isDataRequest(request) && !page?.facts.app) throw redirectDocument(pathIn(url))
  return next()
}
