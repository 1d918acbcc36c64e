import { keepCookieChoice } from '../../../contracts/cookie-choices.ts'
import { ApiError } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import type { Route } from './+types/cookie-consent'

/** Keeps the proof of her answer; the script that asked reads the status alone. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  try {
    const body = await request.json()
    await context.get(siteContext).api.call(keepCookieChoice, { body })
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof SyntaxError) return new Response(null, { status: 400 })
    if (error instanceof ApiError) return new Response(null, { status: error.status })
    throw error
  }
}
