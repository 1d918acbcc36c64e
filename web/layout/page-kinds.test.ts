import { describe, expect, test } from 'vitest'
import { isListedPage, isMeasuredPage, isOpenPage } from './page-kinds.ts'

describe('the tag manager never runs on account, coaching, contact or payment pages', () => {
  test.each([
    '/account',
    '/account/subscription',
    '/account/subscription/stop',
    '/coaching',
    '/coaching/0190',
    '/contact',
    '/contact/tickets/0190',
    '/registration/payment',
    '/registration/success',
    '/registration/welcome',
    '/callback/payment',
    '/login',
    '/logout',
    '/reset-password',
    '/favorites',
    '/cancel-contract',
    '/withdraw-contract',
    '/what-comes-one-day',
  ])('%s', (path) => expect(isMeasuredPage(path)).toBe(false))
})

test.each(['/', '/articles', '/article/dire-non', '/authors/claire', '/about', '/registration', '/articles/'])(
  'it may run on %s',
  (path) => expect(isMeasuredPage(path)).toBe(true),
)

test('registration is not for search engines, the contact page is', () => {
  expect([isListedPage('/registration'), isOpenPage('/registration')]).toEqual([false, false])
  expect([isListedPage('/contact'), isListedPage('/contact/link')]).toEqual([true, false])
})
