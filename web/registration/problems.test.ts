import { describe, expect, test } from 'vitest'
import { paymentErrorCodes, unrecoverablePaymentErrorCodes } from '../../contracts/errors.ts'
import { errorOf } from '../api/error-table.ts'
import { ApiError, ApiUnreachableError } from '../api/index.ts'
import { declineProblem, paymentProblem, redirectProblem } from '../payment/outcome/payment-problem.ts'
import { signInProblem } from '../sign-in/sign-in.ts'
import { registrationProblem } from './registration-problem.ts'

const errorFor = (status: number, body: unknown = { message: 'technique' }, retryAfter: string | null = null) =>
  errorOf({ status, body, expected: 200, retryAfter })

describe('payment error codes', () => {
  const fields = { number: 'number', month: 'expiry', year: 'expiry', code: 'code' }

  test.each(Object.entries(paymentErrorCodes).flatMap(([field, codes]) => codes.map((code) => [code, field] as const)))(
    '%s asks for a correction of the %s',
    (code, field) => {
      const { formErrors, fieldErrors } = declineProblem(code)
      expect(formErrors?.[0]).toMatch(/^Rien n’a été prélevé. Corrigez l/)
      expect(formErrors?.[1]).toBe(`Erreur lors du traitement du paiement (code ${code}).`)
      expect(Object.keys(fieldErrors ?? {})).toEqual([fields[field as keyof typeof fields]])
    },
  )

  test.each(unrecoverablePaymentErrorCodes)('%s is shown above the form: advice, then its code', (code) => {
    const { formErrors, fieldErrors } = declineProblem(code)
    expect(fieldErrors).toBeUndefined()
    expect(formErrors?.[0]).toMatch(/^Rien n’a été prélevé/)
    expect(formErrors?.[1]).toBe(`Erreur lors du traitement du paiement (code ${code}).`)
  })

  test('too many refused cards show how long to wait', () => {
    expect(paymentProblem(errorFor(429, {}, '610'))).toEqual({
      formErrors: ['Trop de cartes ont été refusées. Pour votre sécurité, réessayez dans 11\u00a0minutes.'],
    })
  })

  test('violations of the card are shown at the form’s fields', () => {
    const violation = { property: 'creditCard.year', message: 'Le format de l’année est incorrect.', type: 'invalid' }
    expect(paymentProblem(errorFor(400, { message: '', violations: [violation] }))).toEqual({
      fieldErrors: { expiry: ['Le format de l’année est incorrect.'] },
    })
  })
})

describe('the text for the user', () => {
  test.each([
    [401, 'Adresse ou mot de passe incorrect.'],
    [403, 'Une erreur est survenue. Contactez le service client.'],
    [500, 'La connexion est impossible pour le moment. Réessayez plus tard.'],
    [503, 'La connexion est impossible pour le moment. Réessayez plus tard.'],
  ])('signing in, %i', (status, sentence) => {
    expect(signInProblem(errorFor(status))).toEqual({ formErrors: [sentence] })
  })

  test('a 429 while signing in shows how long to wait', () => {
    expect(signInProblem(errorFor(429, {}, '610'))).toEqual({
      formErrors: ['Trop d’essais. Réessayez dans 11\u00a0minutes.'],
    })
  })

  test('a missing second factor while signing in is an error of its field', () => {
    const error = errorFor(401, { message: 'Saisissez le code.', code: 'second-factor' })
    expect(signInProblem(error)).toEqual({ fieldErrors: { otp: ['Saisissez le code.'] } })
  })

  test.each([
    [400, 'Des informations sont erronées, ou un compte existe déjà avec cette adresse e-mail.'],
    [401, 'Adresse ou mot de passe incorrect.'],
    [403, 'Votre compte est créé, mais une erreur est survenue. Contactez le service client.'],
    [404, 'Impossible de créer votre compte pour le moment.'],
    [500, 'Une erreur est survenue de notre côté. Réessayez plus tard.'],
  ])('registering, %i', (status, sentence) => {
    expect(registrationProblem(errorFor(status))).toEqual({ formErrors: [sentence] })
  })

  test('a TypeError while registering is an error of the form', () => {
    expect(registrationProblem(new TypeError('fetch failed'))).toEqual({
      formErrors: ['Impossible de créer votre compte pour le moment.'],
    })
  })

  test.each(['missing', 'invalid', 'duplicate'])('registering, a %s violation is the field’s error', (type) => {
    const violations = [{ property: 'identifier', message: 'Une phrase.', type }]
    expect(registrationProblem(errorFor(409, { message: '', violations }))).toEqual({
      fieldErrors: { identifier: ['Une phrase.'] },
    })
  })

  test('an unreachable payment platform has its own message', () => {
    const sentence =
      'Impossible de vous rediriger vers la plateforme de paiement. Réessayez, ou contactez le service client.'
    expect(redirectProblem(new ApiUnreachableError('timeout'))).toEqual({ formErrors: [sentence] })
    expect(redirectProblem(errorFor(503))).toEqual({ formErrors: [sentence] })
  })

  test('an exception of our own code is rethrown', () => {
    for (const problem of [signInProblem, registrationProblem, redirectProblem]) {
      expect(() => problem(new RangeError('a defect'))).toThrow('a defect')
    }
    expect(errorFor(500)).toBeInstanceOf(ApiError)
  })
})
