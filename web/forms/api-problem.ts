import {
  ApiError,
  ApiUnreachableError,
  ApiValidationError,
  HttpForbiddenError,
  HttpUnauthorizedError,
  isApiFailure,
  OutOfBoundError,
  ProcessError,
  ViolationsError,
} from '../api/errors.ts'
import { t } from '../i18n/index.ts'
import type { FormProblem } from './read-form.ts'

function sentenceOf(error: unknown): string {
  if (error instanceof ApiUnreachableError) return t('error.unreachable')
  if (error instanceof ProcessError && error.status === 429) return t('error.tooMany')
  if (error instanceof OutOfBoundError) return t('error.tooLarge')
  if (error instanceof HttpForbiddenError) return error.sentence ?? t('error.forbidden')
  if (error instanceof ApiError && error.status < 500) return error.sentence ?? t('error.generic')
  return t('error.generic')
}

/** Tells whether the API is unreachable, failing or throttling: each screen has its own text for this. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiUnreachableError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))

/** Tells whether a page should report that its data failed to load. Not for a 401, which redirects, nor for bugs. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof ApiUnreachableError ||
  error instanceof ApiValidationError ||
  (error instanceof ApiError && !(error instanceof HttpUnauthorizedError))

const fieldErrorsOf = (error: ViolationsError, fields: readonly string[]) => {
  const entries = error.violations.filter(({ property }) => fields.includes(property))
  return Object.fromEntries(entries.map(({ property, message }) => [property, [message]]))
}

/**
 * Converts an API failure to a form problem: errors at the named `fields`, or else one sentence above the form.
 * Rethrows other errors.
 */
export function problemOf(error: unknown, fields: readonly string[]): FormProblem {
  if (!isApiFailure(error)) throw error
  if (error instanceof ViolationsError) {
    const fieldErrors = fieldErrorsOf(error, fields)
    if (Object.keys(fieldErrors).length > 0) return { fieldErrors }
    const other = error.violations[0]?.message
    if (other) return { formErrors: [other] }
  }
  return { formErrors: [sentenceOf(error)] }
}
