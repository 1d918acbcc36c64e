import { type MiddlewareFunction, redirect } from 'react-router'
import { findRedirect } from '../../contracts/articles/redirects.ts'
import { HttpNotFoundError } from '../api/errors.ts'
import { type Site, siteContext } from '../context.ts'

/** Longest path that a redirect can have. */
const maxPath = 500

async function targetOf({ api }: Site, path: string): Promise<string | undefined> {
  if (path.length > maxPath) return undefined
  try {
    return (await api.call(findRedirect, { query: { path } })).payload.target
  } catch (error) {
    if (error instanceof HttpNotFoundError) return undefined
    throw error
  }
}

/** Redirects a former address to the page that replaced it. */
export const followRedirect: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const answer = await next()
  if (answer.status !== 404 || request.method !== 'GET') return answer
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const target = await targetOf(context.get(siteContext), url.pathname)
  return target === undefined ? answer : redirect(target, 301)
}
