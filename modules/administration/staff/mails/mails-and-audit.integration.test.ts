import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { mailBody } from '../../../../tests/fixtures/mail-body.ts'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'], 'Ada')
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: rows of every shape are looked into
const rowsOf = async (path: string): Promise<any[]> => (await admin.get(path)).body.payload
const uidsOf = (rows: { uid: string }[]) => rows.map(({ uid }) => uid)

async function write(to: string, kind: string, subject: string): Promise<string> {
  const { db, mailer } = app.platform
  const body = mailBody('Bonjour à vous')
  const uid = await db.transaction((db) => mailer.write(db, { to, kind, subject, body }))
  await app.settle()
  app.clock.advance(1000)
  return uid
}

describe('mails', () => {
  const to = `${randomUUID()}@exemple.fr`
  let first: string
  let second: string
  beforeAll(async () => {
    first = await write(to, 'office.test', 'Une première lettre')
    second = await write(to, 'office.other', 'La deuxième')
  })

  test('mails are listed without their bodies, the newest first', async () => {
    const rows = await rowsOf(`/staff/mails?filter[to]=${to.toUpperCase()}`)
    expect(uidsOf(rows)).toEqual([second, first])
    expect(rows[1]).toEqual({
      uid: first,
      kind: 'office.test',
      bounce: null,
      bouncedDateTime: null,
      to,
      formerMember: null,
      subject: 'Une première lettre',
      state: 'kept',
      attempts: 1,
      error: null,
      date: expect.stringMatching(/Z$/),
      complaintDateTime: null,
      settledDateTime: null,
      sentDateTime: expect.stringMatching(/Z$/),
    })
  })

  test('mails can be filtered, searched by words and sorted', async () => {
    expect(uidsOf(await rowsOf(`/staff/mails?filter[kind]=office.test&filter[to]=${to}`))).toEqual([first])
    expect(await rowsOf(`/staff/mails?filter[state]=failed&filter[state]=queued`)).toEqual([])
    expect(uidsOf(await rowsOf(`/staff/mails?q=${encodeURIComponent(`PREMIERE ${to.slice(0, 9)}`)}`))).toEqual([first])
    for (const sort of ['date', 'kind', 'to', 'state', 'uid']) {
      expect(uidsOf(await rowsOf(`/staff/mails?filter[to]=${to}&sort=${sort}&order=asc`))).toHaveLength(2)
    }
  })

  test('mails are read in full', async () => {
    const { payload } = (await admin.get(`/staff/mails/${first}`)).body
    expect(payload).toMatchObject({ uid: first, text: expect.stringContaining('Bonjour à vous') })
    expect(payload.html).toContain('Bonjour à vous</p>')
    expect((await admin.get(`/staff/mails/${randomUUID()}`)).status).toBe(404)
  })

  test('mails can be resent with a reason that is audited', async () => {
    const resent = await admin.post(`/staff/mails/${first}/resend`, { reason: 'pas reçue' })
    expect(resent.status).toBe(200)
    expect(resent.body.payload).toMatchObject({ uid: first, state: 'queued', sentDateTime: null })
    await app.settle()
    expect((await admin.get(`/staff/mails/${first}`)).body.payload).toMatchObject({ state: 'kept', attempts: 2 })
    expect(await auditOf(admin, first)).toEqual([['mails.resend', { reason: 'pas reçue' }]])
    expect((await admin.post(`/staff/mails/${randomUUID()}/resend`)).status).toBe(404)
  })

  test('mails cannot be created or deleted by an admin', async () => {
    expect((await admin.post('/staff/mails', {})).status).toBe(405)
    expect((await admin.delete(`/staff/mails/${first}?version=1`)).status).toBe(405)
  })
})

describe('the audit', () => {
  const target = randomUUID()
  beforeAll(async () => {
    const { db, clock } = app.platform
    await writeAudit(db, clock, { actor: null, action: 'members.erase', target })
    app.clock.advance(1000)
    await writeAudit(db, clock, { actor: admin.uid, action: 'payments.refund', target, detail: { amount: 190 } })
    app.clock.advance(1000)
    await writeAudit(db, clock, { actor: randomUUID(), action: 'members.suspend', target })
  })

  test('the audit shows actor, act and target, even for the system and erased users', async () => {
    const rows = await rowsOf(`/staff/audit?filter[target]=${target}`)
    expect(rows.map(({ by, action, resource }) => [by?.name ?? by, action, resource])).toEqual([
      ['Compte effacé', 'members.suspend', 'members'],
      ['Ada', 'payments.refund', 'payments'],
      [null, 'members.erase', 'members'],
    ])
    expect((await admin.get(`/staff/audit/${rows[1].uid}`)).body.payload).toEqual({
      uid: rows[1].uid,
      date: expect.stringMatching(/Z$/),
      by: { uid: admin.uid, name: 'Ada' },
      action: 'payments.refund',
      resource: 'payments',
      target,
      details: { amount: 190 },
      names: {},
    })
    expect((await admin.get(`/staff/audit/${randomUUID()}`)).status).toBe(404)
  })

  test('the audit is filtered, searched and sorted', async () => {
    const found = async (query: string) => {
      const rows = await rowsOf(`/staff/audit?filter[target]=${target}&${query}`)
      return rows.map(({ action }) => action)
    }
    expect(await found(`filter[by]=${admin.uid}`)).toEqual(['payments.refund'])
    expect(await found('filter[action]=members.erase')).toEqual(['members.erase'])
    expect(await found('filter[resource]=members&sort=date&order=asc')).toEqual(['members.erase', 'members.suspend'])
    expect(await found('q=ada')).toEqual(['payments.refund'])
    expect(await found('q=erase')).toEqual(['members.erase'])
    expect(await found(`q=${target}&sort=action&order=asc`)).toEqual([
      'members.erase',
      'members.suspend',
      'payments.refund',
    ])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(app.clock.now())
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    expect(await found(`filter[from]=${today}&filter[to]=${today}`)).toHaveLength(3)
    expect(await found(`filter[from]=${tomorrow}`)).toEqual([])
    expect(violationsOf(await admin.get('/staff/audit?filter[to]=demain'))).toEqual([400, ['filter.to', 'invalid']])
    expect(violationsOf(await admin.get('/staff/audit?filter[by]=me'))).toEqual([400, ['filter.by', 'invalid']])
  })

  test('the audit is append-only', async () => {
    const [{ uid }] = await rowsOf('/staff/audit')
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await app.call(method, `/staff/audit/${uid}`, { token: admin.token })).status).toBe(405)
    }
    expect((await admin.post('/staff/audit', {})).status).toBe(405)
  })
})
