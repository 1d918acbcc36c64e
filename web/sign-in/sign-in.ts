import { authCheck, type Credentials } from '../../contracts/accounts/session.ts'
import {
  type Api,
  type ApiError,
  HttpForbiddenError,
  HttpUnauthorizedError,
  isApiFailure,
  ProcessError,
} from '../api/index.ts'
import type { FormProblem } from '../forms/read-form.ts'
import { t } from '../i18n/index.ts'

/**
 * Opens a session; the root middleware writes its cookie.
 * @throws as `api.call`
 */
export async function signIn(api: Api, credentials: Credentials): Promise<void> {
  const { payload } = await api.call(authCheck, { body: credentials })
  api.auth.get('default').connect(payload.token)
}

/** Tells whether the API asks for a second factor. The password was right, or will be checked only with a code. */
export const isSecondFactorNeeded = (error: unknown): boolean =>
  error instanceof HttpUnauthorizedError && error.code === 'second-factor'

/** The sentence for a throttled request, with the minutes to wait if the answer has them. */
export function throttledSentence(error: ProcessError): string {
  if (error.retryAfter === undefined) return t('error.tooMany')
  return t('account.signIn.too_many', { count: Math.max(1, Math.ceil(error.retryAfter / 60)) })
}

/** The specification's sentences for a refused sign-in. Errors other than API failures are rethrown. */
export function signInProblem(error: unknown): FormProblem {
  if (isSecondFactorNeeded(error)) {
    return { fieldErrors: { otp: [(error as ApiError).sentence ?? t('account.signIn.otp_hint')] } }
  }
  if (error instanceof HttpUnauthorizedError) return { formErrors: [t('account.signIn.wrong')] }
  if (error instanceof HttpForbiddenError) return { formErrors: [t('account.signIn.forbidden')] }
  if (error instanceof ProcessError && error.status === 429) return { formErrors: [throttledSentence(error)] }
  if (!isApiFailure(error)) throw error
  return { formErrors: [t('account.signIn.server')] }
}

/** Problem of a refused code: a wrong code at its field, otherwise the same sentences as for a password. */
export const codeProblem = (error: unknown): FormProblem =>
  error instanceof HttpUnauthorizedError && !isSecondFactorNeeded(error)
    ? { fieldErrors: { code: [t('account.signIn.code_wrong')] } }
    : signInProblem(error)
