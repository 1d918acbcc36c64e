import { HttpNotFoundError } from '../api/errors.ts'
import { t } from '../i18n/index.ts'

/** Answer of a loader for an address that does not exist: a page shows the error page, a file's route this text. */
export const notFound = (): Response =>
  new Response(t('error.page404.text'), { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** Turns the API's 404 into a page that does not exist. */
export async function rethrowAsNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof HttpNotFoundError) throw notFound()
    throw error
  }
}
