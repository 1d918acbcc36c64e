import { describe, expect, test } from 'vitest'
import { choiceCookie } from '../../consent/dialog.ts'
import { activityCookie, choicesCookie, lockedCookie } from '../../discretion/device-choices.ts'
import { giftOrderCookie } from '../../gift/order-key.ts'
import { cookies } from '../../i18n/fr/cookies.ts'
import { journeyCookie } from '../../registration/journey.ts'
import { deviceCookie, sessionCookies } from '../request-site.ts'
import { localeCookie } from './cookies.ts'
import { flashCookie } from './flash.ts'
import { hasSession, isPersonal } from './reader-cookies.ts'

describe('a response is personal to the reader', () => {
  test.each([
    'session=abc',
    '__Host-session=abc',
    'locale=fr; session=abc',
    'contact=abc',
    'flash=abc',
    'locale=fr;flash=abc',
  ])('with %s', (header) => expect(isPersonal(header)).toBe(true))

  test.each([undefined, '', 'locale=fr', 'journey=a', 'xsession=a', 'locale=session', 'session'])(
    'not with %s',
    (header) => expect(isPersonal(header)).toBe(false),
  )
})

test('the cookie of a mailed link is not a session', () => {
  expect([hasSession('contact=abc'), hasSession('locale=fr; session=abc')]).toEqual([false, true])
})

test('the cookies page lists every cookie by its name in the code', () => {
  const reader = [
    ...Object.values(sessionCookies),
    deviceCookie,
    journeyCookie,
    giftOrderCookie,
    flashCookie,
    localeCookie,
  ]
  const names = [...reader, choicesCookie, lockedCookie, activityCookie, choiceCookie]
  expect(cookies.list.map(({ name }) => name)).toEqual(names)
})
