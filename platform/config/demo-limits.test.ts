import { expect, test } from 'vitest'
import { readConfig } from './index.ts'

const limitsOf = (env: Record<string, string>) => {
  const { registrationsPerHour, refusedCardsPerHour } = readConfig(env)
  return { registrationsPerHour, refusedCardsPerHour }
}

test('production limits registrations and refused cards, unlike the demo', () => {
  expect(limitsOf({ DEMO: '0' })).toEqual({ registrationsPerHour: 30, refusedCardsPerHour: 10 })
  expect(limitsOf({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toEqual({
    registrationsPerHour: 30,
    refusedCardsPerHour: 10,
  })
  expect(limitsOf({})).toEqual({ registrationsPerHour: 0, refusedCardsPerHour: 0 })
})

test('the demo applies configured limits and always limits real cards', () => {
  const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(limitsOf({ DEMO: '1', ...stripe })).toEqual({ registrationsPerHour: 0, refusedCardsPerHour: 10 })
  expect(limitsOf({ REGISTRATIONS_PER_HOUR: '3', REFUSED_CARDS_PER_HOUR: '4' })).toEqual({
    registrationsPerHour: 3,
    refusedCardsPerHour: 4,
  })
})
