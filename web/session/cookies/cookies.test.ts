import { expect, test } from 'vitest'
import { fr } from '../../i18n/fr.ts'
import { readCookies, writeCookie } from './cookies.ts'
import { readFlashes, writeFlashes } from './flash.ts'

test('readable cookies are parsed and the first of each name is kept', () => {
  const cookies = readCookies('session=a%20b; session=c; bad=%E0%A4%A; =x; empty=')
  expect([...cookies]).toEqual([
    ['session', 'a b'],
    ['empty', ''],
  ])
  expect(readCookies(null).size).toBe(0)
})

test('a cookie is Secure and bound to this host over https', () => {
  expect(writeCookie('session', 'a;b', { secure: true, maxAge: 3600.9 })).toBe(
    '__Host-session=a%3Bb; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=3600',
  )
  expect(writeCookie('locale', 'fr', { secure: false, httpOnly: false })).toBe('locale=fr; Path=/; SameSite=Lax')
  expect(writeCookie('locale', 'fr', { secure: true, httpOnly: false })).toMatch(/^locale=fr;/)
})

test('only known flash messages are read from the cookie', () => {
  const flashes = [
    { type: 'success', key: 'saved' },
    { type: 'error', key: 'savingFailed' },
  ] as const
  expect(readFlashes(writeFlashes(flashes))).toEqual([
    { type: 'success', message: fr.flash.saved },
    { type: 'error', message: fr.flash.savingFailed },
  ])
  expect(readFlashes('success.<b>gagné</b>~loud.saved~error.toString~')).toEqual([])
  expect(readFlashes(undefined)).toEqual([])
})
