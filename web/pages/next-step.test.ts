import { expect, test } from 'vitest'
import { audienceOf, visitors } from '../session/audience.ts'
import { nextStep } from './next-step.tsx'

test('The next step follows from the reader’s state', () => {
  expect(nextStep(visitors)?.to).toBe('/registration')
  expect(nextStep(audienceOf('member'))?.to).toBe('/registration/payment')
  expect(nextStep(audienceOf('subscriber'))?.to).toBe('/coaching/new-discussion')
  expect(nextStep(audienceOf('staffSubscriber'))?.to).toBe('/coaching/new-discussion')
  expect(nextStep(audienceOf('staff'))).toBeNull()
})
