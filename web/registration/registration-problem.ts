import {
  ApiValidationError,
  type ApiViolation,
  HttpForbiddenError,
  HttpNotFoundError,
  HttpUnauthorizedError,
  isApiFailure,
  ProcessError,
  ViolationsError,
} from '../api/index.ts'
import type { FormProblem } from '../forms/read-form.ts'
import { t } from '../i18n/index.ts'
import { throttledSentence } from '../sign-in/sign-in.ts'

const fields = ['identifier', 'password']

/** A known type of violation shows its message; any other shows a general sentence. */
const sentenceOf = ({ type, message }: ApiViolation): string => (type && message) || t('account.registration.field')

function ofViolations(violations: readonly ApiViolation[]): FormProblem {
  const own = violations.filter(({ property }) => fields.includes(property))
  if (own.length > 0) {
    return { fieldErrors: Object.fromEntries(own.map((violation) => [violation.property, [sentenceOf(violation)]])) }
  }
  const repeated = violations.some(({ property }) => property === 'uid' || property === 'Idempotency-Key')
  return { formErrors: [t(repeated ? 'account.registration.sent_twice' : 'account.registration.invalid')] }
}

/** The specification's sentence: wrong input, or an address that has an account. */
export const takenProblem = (): FormProblem => ({ formErrors: [t('account.registration.invalid')] })

/** Shown instead of a payment until the address's owner has opened the confirmation mail. */
export const mailboxProblem = (): FormProblem => ({ formErrors: [t('account.registration.mailbox.order')] })

const impossible = (error: unknown): boolean =>
  error instanceof HttpNotFoundError || error instanceof TypeError || error instanceof ApiValidationError

/** The specification's sentences for a refused registration. Other errors are rethrown. */
export function registrationProblem(error: unknown): FormProblem {
  if (error instanceof ViolationsError) return ofViolations(error.violations)
  if (error instanceof HttpUnauthorizedError) return { formErrors: [t('account.registration.unauthorized')] }
  if (error instanceof HttpForbiddenError) return { formErrors: [t('account.registration.forbidden')] }
  if (impossible(error)) return { formErrors: [t('account.registration.impossible')] }
  if (error instanceof ProcessError && error.status === 429) return { formErrors: [throttledSentence(error)] }
  if (!isApiFailure(error)) throw error
  return { formErrors: [t('account.registration.server')] }
}
