import { data, isRouteErrorResponse } from 'react-router'
import type { z } from 'zod'
import { t } from '../i18n/index.ts'
import { readFormData, readSubmission } from './form-data.ts'
import { refuse } from './read-form.ts'
import { filesShape, takeFiles } from './take-files.ts'

interface ClientAction<T> {
  request: Request
  serverAction(): Promise<T>
}

/** Sent by the server or a proxy before the page runs: overloaded or unavailable. */
const isNobodysAnswer = (status: number): boolean => status >= 500 || status === 413 || status === 429

/** A redirect, or a page the server meant to show. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && !isNobodysAnswer(error.status))

/**
 * For forms with much to type: where the server cannot be reached, the form stays as it is and says so, instead of
 * giving way to an error page. Its Idempotency-Key makes sending it again safe.
 * `export const clientAction = (input: Route.ClientActionArgs) => keepForm(input, schema)`
 */
export async function keepForm<T>({ request, serverAction }: ClientAction<T>, schema: z.ZodObject) {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (isAnswer(error)) throw error
    const form = await readFormData(copy, schema.extend(filesShape))
    takeFiles(form)
    const refused = refuse(readSubmission(form), { formErrors: [t('error.unreachable')] })
    // With an error’s status the router does not ask for the page’s data again, which would fail too.
    return data(refused, { status: 503 })
  }
}
