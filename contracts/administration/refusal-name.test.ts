import { expect, test } from 'vitest'
import { refusalName } from './refusal-name.ts'

test('a refusal is named by its cause, with the provider’s code', () => {
  expect(['R203', 'R202', 'R201', '1100004PI2', 'X000'].map(refusalName)).toEqual([
    'provision insuffisante (R203)',
    'paiement non confirmé auprès de la banque (R202)',
    'refus de la banque (R201)',
    'carte mal saisie (1100004PI2)',
    'incident technique (X000)',
  ])
})
