import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createSubscriber, passTimeOnce } from '../../fixtures/subscriber.ts'
import { reconcileLedger } from '../../reconciliation/reconcile-ledger.ts'

let app: TestApp
let admin: Person
let support: Person
beforeAll(async () => {
  app = await createStaffApp({ workers: false, now: '2026-05-04T09:00:00Z' })
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe()
  for (let day = 0; day < 2; day += 1) {
    await passTimeOnce(app, { days: 1 })
    await reconcileLedger(app.platform)
  }
  admin = await createUser(app, ['admin'])
  support = await createUser(app, ['support'])
})
afterAll(() => app.close())

test('an admin lists the daily comparisons of provider and ledger, newest first', async () => {
  const answer = await admin.get('/staff/reconciliations')
  expect(answer.status).toBe(200)
  expect(answer.body.page).toEqual({ total: 2 })
  const [newest, first] = answer.body.payload
  expect(first).toEqual({
    uid: expect.any(String),
    date: '2026-05-05T09:00:00.000Z',
    finishedDateTime: '2026-05-05T09:00:00.000Z',
    fromDateTime: '2026-04-05T09:00:00.000Z',
    toDateTime: '2026-05-05T08:45:00.000Z',
    provider: 'sandbox',
    charged: 190,
    ledgerCharged: 190,
    refunded: 0,
    ledgerRefunded: 0,
    open: 0,
    repaired: 0,
  })
  expect(newest.date).toBe('2026-05-06T09:00:00.000Z')
  expect((await admin.get(`/staff/reconciliations/${first.uid}`)).body.payload).toEqual(first)
  const oldest = await admin.get('/staff/reconciliations?sort=date&order=asc&perPage=1')
  expect(oldest.body.payload).toEqual([first])
})

test('the lists of comparisons and differences refuse non-admins and invalid input', async () => {
  for (const path of ['/staff/reconciliations', '/staff/ledger-differences']) {
    expect((await support.get(path)).status).toBe(403)
    expect((await app.call('GET', path)).status).toBe(401)
    for (const query of ['page=0', 'page=x', 'perPage=101', 'sort=secret', 'order=up', 'page=99999999999999999999']) {
      expect((await admin.get(`${path}?${query}`)).status, query).toBe(400)
    }
  }
  expect((await admin.get('/staff/ledger-differences?filter[state]=unknown')).status).toBe(400)
  expect((await admin.get('/staff/ledger-differences?filter[reconciliation]=x')).status).toBe(400)
  expect((await admin.get(`/staff/ledger-differences?filter[reconciliation]=${randomUUID()}`)).body).toEqual({
    payload: [],
    page: { total: 0 },
  })
  for (const uid of ['x', '%00', randomUUID()]) {
    expect((await admin.get(`/staff/reconciliations/${uid}`)).status).toBe(404)
  }
})
