import { cardFieldOf } from '../../../contracts/errors.ts'
import { InvalidArgumentError, isApiFailure, PaymentError, ProcessError, ViolationsError } from '../../api/index.ts'
import { problemOf } from '../../forms/api-problem.ts'
import type { FormProblem } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import { declineAdvice } from './decline.ts'

/** Month and year are two parts of one field. */
const formFields = { number: 'number', month: 'expiry', year: 'expiry', code: 'code' } as const

/** Advice, then the prescribed sentence with the code; a correctable code is shown at its field too. */
export function declineProblem(errorCode: string): FormProblem {
  const formErrors = [declineAdvice(errorCode), t('account.payment.problem', { code: errorCode })]
  const field = cardFieldOf(errorCode)
  if (field === null) return { formErrors }
  return { formErrors, fieldErrors: { [formFields[field]]: [t(`account.payment.problem_${field}`)] } }
}

const ownField = (property: string): string => {
  const part = property.replace(/^creditCard\.?/, '')
  return part === 'month' || part === 'year' ? 'expiry' : part
}

function ofViolations(error: ViolationsError): FormProblem | undefined {
  const known = ['firstname', 'lastname', 'number', 'expiry', 'code']
  const own = error.violations.filter(({ property }) => known.includes(ownField(property)))
  if (own.length === 0) return undefined
  return { fieldErrors: Object.fromEntries(own.map(({ property, message }) => [ownField(property), [message]])) }
}

function throttled({ retryAfter, sentence }: ProcessError): string {
  if (retryAfter === undefined) return sentence ?? t('error.tooMany')
  return t('account.card.throttled', { count: Math.max(1, Math.ceil(retryAfter / 60)) })
}

export function paymentProblem(error: unknown): FormProblem {
  if (error instanceof PaymentError) return declineProblem(error.errorCode)
  if (error instanceof ProcessError && error.status === 429) return { formErrors: [throttled(error)] }
  const code = error instanceof InvalidArgumentError && error.violations.find(({ property }) => property === 'code')
  // The violation concerns a reduction code: show it above the form, whose own field `code` is the card's.
  if (code) return { formErrors: [code.message] }
  const onFields = error instanceof ViolationsError ? ofViolations(error) : undefined
  return onFields ?? problemOf(error, [])
}

/** Problem of an order that was not redirected to the provider. Errors other than API failures are rethrown. */
export function redirectProblem(error: unknown): FormProblem {
  const code = error instanceof InvalidArgumentError && error.violations.find(({ property }) => property === 'code')
  if (code) return { formErrors: [code.message] }
  if (!isApiFailure(error)) throw error
  return { formErrors: [t('account.payment.redirect_failed')] }
}
