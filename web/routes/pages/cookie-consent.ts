import { newCookieChoice, recordCookieChoice } from '../../../contracts/accounts/cookie-choices.ts'
import { ApiError } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import { readJson } from '../../forms/read-json.ts'
import type { Route } from './+types/cookie-consent'

/** Stores the proof of the visitor's answer; the script reads only the status. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const asked = await readJson(request, newCookieChoice)
  if (!asked.success) return new Response(null, { status: 400 })
  try {
    await context.get(siteContext).api.call(recordCookieChoice, { body: asked.data })
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof ApiError) return new Response(null, { status: error.status })
    throw error
  }
}
