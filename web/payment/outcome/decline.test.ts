import { describe, expect, test } from 'vitest'
import { paymentErrorCodes, unrecoverablePaymentErrorCodes } from '../../../contracts/errors.ts'
import { declineAdvice, declineFamilyOf } from './decline.ts'

describe('what a refusal asks of the user', () => {
  test.each(Object.values(paymentErrorCodes).flat())('%s asks for the correction of a field', (code) => {
    expect(declineFamilyOf(code)).toBe('field')
  })

  test.each([
    ['R200', 'bank'],
    ['R100-005', 'bank'],
    ['R301', 'bank'],
    ['R202', 'unconfirmed'],
    ['R203', 'funds'],
    ['2100204PI5', 'card'],
    ['E001002', 'card'],
    ['E020', 'interrupted'],
    ['E000', 'technical'],
    ['X003', 'technical'],
    ['what no table knows', 'technical'],
  ])('%s belongs to the family « %s »', (code, family) => {
    expect(declineFamilyOf(code)).toBe(family)
  })

  test.each(unrecoverablePaymentErrorCodes)('%s has a sentence that says that nothing was charged', (code) => {
    expect(declineAdvice(code)).toContain('Rien n’a été prélevé')
  })

  test('a field to correct is named', () => {
    expect(declineAdvice('1100005PI2')).toBe('Rien n’a été prélevé. Corrigez le code CVV, ou essayez une autre carte.')
  })
})
