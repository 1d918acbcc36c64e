import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf, createStaffApp, createUser, type Person } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { giveConsent } from '../../accounts/index.ts'
import { openForOrders } from '../../opening/fixtures/open-for-orders.ts'
import { createSubscriber, type TestSubscriber } from '../../subscriptions/fixtures/subscriber.ts'

let app: TestApp
let admin: Person
let camille: TestSubscriber
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-06-01T08:00:00Z' })
  await openForOrders(app)
  admin = await createUser(app, ['admin'], 'Ada')
  camille = await createSubscriber(app)
  expect((await camille.subscribe()).status).toBe(200)
  await app.settle()
})
afterAll(() => app.close())

const paymentOf = async ({ token }: TestSubscriber): Promise<string> =>
  (await app.call('GET', '/subscriptions/payments', { token })).body.payload[0].uid

async function evidenceOf(uid: string, token = admin.token) {
  const url = `/api/staff/payments/${uid}/evidence`
  return app.fastify.inject({ url, headers: { authorization: `Bearer ${token}` } })
}
async function textOf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
}

test('The evidence of a disputed payment contains what a bank asks for', async () => {
  const uid = await paymentOf(camille)
  const { db, clock } = app.platform
  await db.execute(
    sql`insert into ledger_differences (uid, provider, kind, problem, state, reference, amount, attempt_uid, at)
        values (${randomUUID()}, 'sandbox', 'dispute', 'dispute', 'open', 'dp_1', 190, ${uid}, ${clock.now().toISOString()})`,
  )
  await giveConsent(db, clock, camille.uid, { kind: 'coaching', version: '1' })
  const secret = 'Je n’ose pas le dire'
  const opened = await camille.post('/support/coaching/tickets', { title: 'Un doute intime', message: secret })
  expect(opened.status).toBe(201)
  const answer = await evidenceOf(uid)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const text = await textOf(answer.rawPayload)
  for (const words of [
    'Montant : 1,90 €',
    'Objet : Essai',
    'Carte : ',
    'Contesté le 1er juin 2026 : dp_1, 1,90 €',
    'Nom : Camille Roux',
    `E-mail : ${camille.email}`,
    'Compte ouvert le : ',
    'Conditions acceptées le : ',
    'Version acceptée : ',
    'Accès ouvert le : ',
    'Aucun arrêt du renouvellement n’a été demandé.',
    'Connexion le 1er juin 2026',
    'Messages écrits par le client : 1',
    'Les e-mails envoyés',
    'Annexe : ',
    'L’adresse IP n’est pas conservée.',
  ])
    expect(text).toContain(words)
  for (const words of [secret, 'Un doute intime']) expect(text).not.toContain(words)
  expect(await auditOf(admin, uid)).toContainEqual(['payments.evidence', expect.anything()])
})

test('The evidence states a cancelled renewal and an erased account', async () => {
  const zoe = await createSubscriber(app)
  await zoe.subscribe()
  const uid = await paymentOf(zoe)
  expect((await zoe.post('/subscriptions/unsubscribe', {})).status).toBe(202)
  await app.settle()
  const before = await textOf((await evidenceOf(uid)).rawPayload)
  expect(before).toContain('Arrêt du renouvellement demandé le')
  await app.platform.db.execute(sql`update subscribers set user_uid = null where user_uid = ${zoe.uid}`)
  const after = await textOf((await evidenceOf(uid)).rawPayload)
  expect(after).toContain('Les données du compte ont été effacées')
  expect(after).not.toContain(zoe.email)
})

test('An unknown payment has no evidence', async () => {
  expect((await evidenceOf(randomUUID())).statusCode).toBe(404)
})
