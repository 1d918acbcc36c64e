import { expect, test } from 'vitest'
import { listTickets } from '../../../contracts/support/support.ts'
import { HttpUnauthorizedError } from '../../api/index.ts'
import { fakeApi } from '../../fixtures/fake-api.ts'
import { loadListPage } from './load-list-page.ts'

const ticket = (n: number) => ({
  uid: `0199d0de-0000-7000-8000-${String(n).padStart(12, '0')}`,
  date: '2026-11-21T09:00:00.000Z',
  modified: '2026-11-21T09:00:00.000Z',
  title: `n° ${n}`,
  status: 'new',
  contact: { uid: '0199d0de-0000-7000-8000-000000000001', name: 'Zoé' },
  unread: 0,
})
const page = (from: number, to: number, endCursor: string | null) => ({
  body: {
    payload: Array.from({ length: to - from }, (_, index) => ticket(from + index)),
    page: { hasNextPage: endCursor !== null, endCursor },
  },
})
const take = (answers: Parameters<typeof fakeApi>[0], query = '') =>
  loadListPage(
    fakeApi(answers).api,
    listTickets,
    { params: { type: 'contact' } },
    new URL(`https://exemple.fr/contact/tickets${query}`),
  )

test('a list begins with ten items and the address of ten more', async () => {
  const list = await take([page(0, 10, 'a'), page(10, 20, null)])
  expect(list).toMatchObject({ items: { length: 10 }, more: '/contact/tickets?count=20' })
})

test('a list without further items has no address for more', async () => {
  expect(await take([page(0, 10, null)])).toMatchObject({ items: { length: 10 }, more: null })
})

test('a list loads as many items as the address requests', async () => {
  const list = await take([page(0, 10, 'a'), page(10, 15, null)], '?count=20')
  expect(list).toMatchObject({ items: { length: 15 }, more: null })
})

test.each(['?count=0', '?count=-3', '?count=x', '?count=1.5'])('a list loads ten items for %s', async (query) => {
  expect(await take([page(0, 10, 'a'), page(10, 20, null)], query)).toMatchObject({ items: { length: 10 } })
})

test('a refused list returns the API’s error', async () => {
  const list = await take([{ status: 401, body: { message: 'Non.', requestId: 'r' } }])
  expect(list).toEqual({ error: expect.any(HttpUnauthorizedError) })
})
