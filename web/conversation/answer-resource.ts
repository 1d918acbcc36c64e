import type { RouterContextProvider } from 'react-router'
import { type Api, ApiError, ApiUnreachableError } from '../api/index.ts'
import { siteContext } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'

export interface Arguments {
  request: Request
  url: URL
  params: { uid: string }
  context: Readonly<RouterContextProvider>
}

export const privately = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
export const json = (body: unknown, status = 200) => Response.json(body, { status, headers: privately })

/** What the API refused, as the page's own script reads it. */
function refusal(error: unknown): Response {
  const { formErrors } = problemOf(error, [])
  const sentence = formErrors?.[0]
  if (error instanceof ApiUnreachableError) return json({ sentence }, 503)
  return json({ sentence }, error instanceof ApiError ? error.status : 500)
}

export async function answering(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    return refusal(error)
  }
}

export const callOf = (context: Arguments['context']): Api => context.get(siteContext).api
