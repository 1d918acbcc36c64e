import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../platform/database/index.ts'
import type { Transport } from '../../platform/mailer/transport.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createSubscriber, passTime, type TestSubscriber } from '../subscriptions/fixtures/subscriber.ts'

let app: TestApp
const sent: { to: string; subject: string; from: unknown }[] = []
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-10T09:00:00Z', env: { MAIL_FROM: 'Éclore <bonjour@exemple.fr>' } })
  const transport: Transport = {
    taken: new Set(),
    async send({ recipient, subject }, from) {
      sent.push({ to: recipient, subject, from })
    },
    async close() {},
  }
  Object.assign(app.platform, { transport })
})
afterAll(() => app.close())

const choose = ({ uid, token }: TestSubscriber, body: unknown) =>
  app.call('PUT', `/users/${uid}/discretion`, { token, body })
const labels = async () =>
  (
    await rowsOf<{ label: string | null }>(app.platform.db, sql`select label from sandbox_charges order by created_at`)
  ).map(({ label }) => label)

test('only the member changes the choice of discretion; by default nothing is neutral', async () => {
  const camille = await createSubscriber(app)
  const read = () => app.call('GET', `/users/${camille.uid}/discretion`, { token: camille.token })
  expect((await read()).body.payload).toEqual({ neutralMails: false, neutralStatements: false })
  const chosen = { neutralMails: true, neutralStatements: true }
  expect((await choose(camille, chosen)).status).toBe(200)
  expect((await read()).body.payload).toEqual(chosen)
  const other = await createSubscriber(app)
  expect((await choose({ ...camille, token: other.token }, chosen)).status).toBe(403)
  expect((await choose(camille, { neutralMails: 'oui' })).status).toBe(400)
})

test('a choice of discretion makes sender and subject of the mails neutral', async () => {
  const camille = await createSubscriber(app)
  const other = await createSubscriber(app)
  await choose(camille, { neutralMails: true, neutralStatements: false })
  for (const { email } of [camille, other]) {
    await app.call('POST', '/reset-password/request', { body: { identifier: email } })
  }
  await app.settle()
  const of = ({ email }: TestSubscriber) => sent.filter(({ to }) => to === email)
  expect(of(camille)).toEqual([
    {
      to: camille.email,
      subject: 'Nouveau message',
      from: { name: 'Messagerie', address: 'bonjour@exemple.fr' },
    },
  ])
  expect(of(other)).toMatchObject([{ from: 'Éclore <bonjour@exemple.fr>' }])
  expect(of(other)[0]?.subject).not.toBe('Nouveau message')
})

test('a choice of discretion makes the label of the next charge neutral', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await choose(camille, { neutralMails: false, neutralStatements: true })
  await passTime(app, { days: 3 })
  expect((await labels()).at(-1)).toBe('ABONNEMENT WEB')
  const body = { identifier: camille.email, password: 'un mot de passe pour essayer' }
  const { token } = (await app.call('POST', '/auth_check', { body })).body.payload
  await choose({ ...camille, token }, { neutralMails: false, neutralStatements: false })
  await passTime(app, { days: 33 })
  expect((await labels()).at(-1)).toBeNull()
})
