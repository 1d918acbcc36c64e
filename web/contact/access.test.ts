import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Site, siteContext } from '../context.ts'
import { type FakeAnswer, fakeApi, fakeUserUid } from '../fixtures/fake-api.ts'
import { requireAccess } from './access.ts'

const none = { body: { payload: [], page: { hasNextPage: false, endCursor: null } } }
const refused = { status: 401, body: { message: 'Ce lien n’est plus valable.', requestId: 'r' } }

const newest = {
  date: '2026-11-21T09:00:00.000Z',
  modified: '2026-11-21T09:00:00.000Z',
  title: 'Une question',
  status: 'new',
  contact: { uid: fakeUserUid, name: 'Zoé' },
  unread: 0,
}
const listOf = (uid: string) => ({
  body: { payload: [{ ...newest, uid }], page: { hasNextPage: false, endCursor: null } },
})

async function enter(address: string, answers: FakeAnswer | FakeAnswer[], cookie: string | null = null) {
  const { api, sent } = fakeApi([answers].flat())
  api.auth.get('contact').reconnect(cookie)
  const context = new RouterContextProvider()
  context.set(siteContext, { api } as Site)
  const url = new URL(address, 'https://eclore.exemple.fr')
  const way = await requireAccess(context, url).then(
    () => null,
    (thrown: unknown) => thrown as Response,
  )
  return { way, token: api.auth.get('contact').peekToken(), sent: sent() }
}

const to = (way: Response | null) => way?.headers.get('location')

test('a visitor without token or cookie is redirected to the form that mails a link', async () => {
  const { way, sent } = await enter('/contact/tickets', none)
  expect(to(way)).toBe('/contact/link')
  expect(sent).toEqual([])
})

test('a visitor with the cookie is let in', async () => {
  expect((await enter('/contact/tickets', none, 'kept')).way).toBeNull()
})

test('the token is exchanged for the cookie and removed from the address', async () => {
  const { way, token, sent } = await enter('/contact/tickets/abc?t=mailed&count=20', none)
  expect(to(way)).toBe('/contact/tickets/abc?count=20')
  expect(token).toBe('mailed')
  expect(sent[0]?.headers.get('x-support-auth')).toBe('Contact mailed')
  expect(way?.headers.get('referrer-policy')).toBe('no-referrer')
  expect(way?.headers.get('cache-control')).toContain('no-store')
  expect(way?.headers.get('x-robots-tag')).toContain('noindex')
})

test('an unknown or expired token gives no access', async () => {
  const { way, token } = await enter('/contact/tickets?t=strange', refused)
  expect(to(way)).toBe('/contact/link?ended')
  expect(token).toBeNull()
})

test('an unknown token does not end the access that the cookie gives', async () => {
  expect((await enter('/contact/tickets?t=strange', refused, 'kept')).token).toBe('kept')
})

test.each(['', 'é', 'a\r\nb', 'a b'])('a malformed token gives no access: %j', async (value) => {
  const { way } = await enter(`/contact/tickets?t=${encodeURIComponent(value)}`, refused)
  expect(to(way)).toBe('/contact/link?ended')
})

describe('a link opened while another link is in use', () => {
  test('A link to the same tickets replaces the open one', async () => {
    const { way, token } = await enter('/contact/tickets?t=mailed', [listOf(fakeUserUid), listOf(fakeUserUid)], 'kept')
    expect([to(way), token]).toEqual(['/contact/tickets', 'mailed'])
  })

  test('A link to another person’s tickets requires a confirmation', async () => {
    const other = '0199d0de-0000-7000-8000-000000000002'
    const { way, token } = await enter(
      '/contact/tickets/a?t=mailed&count=2',
      [listOf(fakeUserUid), listOf(other)],
      'kept',
    )
    expect(to(way)).toBe('/contact/switch?t=mailed&to=%2Fcontact%2Ftickets%2Fa%3Fcount%3D2')
    expect(token).toBe('kept')
    expect(way?.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('A link replaces an open one that has expired', async () => {
    const { way, token } = await enter('/contact/tickets?t=mailed', [refused, listOf(fakeUserUid)], 'ended')
    expect([to(way), token]).toEqual(['/contact/tickets', 'mailed'])
  })
})
