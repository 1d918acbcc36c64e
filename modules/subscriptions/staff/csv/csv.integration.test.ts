import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { cards, createSubscriber, type TestSubscriber } from '../../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
let subscriber: TestSubscriber
beforeAll(async () => {
  app = await createStaffApp({ workers: false, now: '2026-03-10T12:00:00Z' })
  admin = await createUser(app, ['admin'], 'Zoé')
  subscriber = await createSubscriber(app)
  await subscriber.subscribe(cards.refused)
  await subscriber.subscribe()
})
afterAll(() => app.close())

async function linesOf(path: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await app.fastify.inject({ method: 'GET', url: `/api/staff/csv/${path}`, headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(answer.body.startsWith('\ufeff')).toBe(true)
  return answer.body.slice(1).split('\r\n').slice(0, -1)
}

test('CSV files of payments, subscriptions and members contain every row', async () => {
  const [head, ...payments] = await linesOf('payments')
  expect(head).toMatch(/^Identifiant;Date;Membre;E-mail;Abonnement;Reçu;Nature;État;Montant;/)
  expect(payments).toHaveLength(2)
  expect(payments.at(-1)).toContain(`;2026-03-10 13:00;${subscriber.uid};${subscriber.email};`)
  expect(payments.at(-1)).toContain(';essai;encaissé;1,90;0,00;')
  expect(payments[0]).toContain(';refus')
  expect((await linesOf('subscriptions')).at(-1)).toContain(';à l’essai;39,90;1,90;')
  const members = (await linesOf('members')).join('\n')
  expect(members).toContain(';actif;membre, abonnée;à l’essai;')
  expect(await linesOf('members')).toHaveLength(1 + 2)
})

test('a CSV file contains only the rows of the filtered or searched list', async () => {
  expect(await linesOf('payments?filter[state]=failed')).toHaveLength(1 + 1)
  expect(await linesOf(`members?q=${subscriber.email}`)).toHaveLength(1 + 1)
  expect((await admin.get('/staff/csv/payments?filter[color]=red')).status).toBe(400)
})

test('CSV cells cannot inject formulas', async () => {
  const lines = await linesOf('audit?filter[action]=exports.csv')
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.join('\n')).toContain('"{""filters"":[""state""]}"')
  const writer = await createUser(app, ['user'], '=HYPERLINK("http://x")')
  const [, line] = await linesOf(`members?filter[uid]=${writer.uid}`)
  expect(line).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('a large CSV file contains each row once', async () => {
  const { db } = app.platform
  const before = (await linesOf('audit')).length
  await db.execute(sql`insert into audit_entries (uid, at, actor, action, resource, target, detail)
    select gen_random_uuid(), now(), null, 'x.y', 'x', n::text, '{}' from generate_series(1, 2500) n`)
  const lines = await linesOf('audit')
  // The first download wrote an audit line too.
  expect(lines).toHaveLength(before + 2500 + 1)
  expect(new Set(lines).size).toBe(lines.length)
})
