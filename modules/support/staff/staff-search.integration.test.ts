import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, type TestUser } from '../fixtures/tickets.ts'

let app: TestApp
let julie: TestUser
let claire: TestUser
let nadia: TestUser
let camille: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
  claire = await createUser(app, 'Claire', 'coach')
  nadia = await createUser(app, 'Nadia', 'coach')
  camille = await createUser(app, 'Camille', 'vip')
})
afterAll(() => app.close())

const post = ({ token }: TestUser, path: string, body: unknown) => app.call('POST', path, { token, body })
const search = ({ token }: TestUser, uid: string, query: string) =>
  app.call('GET', `/staff/tickets/${uid}/messages?${query}`, { token })
const said = (answer: { body: { payload: { content: string }[] } }) => answer.body.payload.map(({ content }) => content)

test('staff find messages and notes with every word, newest first', async () => {
  const { uid } = await createContactTicket(app, { message: 'Ma facture d’été' })
  for (const [message, internal] of [
    ['Voici la FACTURE, l’ÉTÉ dernier', false],
    ['La facture d’hiver', false],
    ['Note : facture et été', true],
  ] as const) {
    await post(julie, `/staff/tickets/${uid}/messages`, { message, internal })
  }
  for (let place = 0; place < 8; place += 1) {
    await post(julie, `/staff/tickets/${uid}/messages`, { message: `Suite ${place}` })
  }
  const found = await search(julie, uid, 'q=ete+facture')
  expect(said(found)).toEqual(['Note : facture et été', 'Voici la FACTURE, l’ÉTÉ dernier', 'Ma facture d’été'])
  const [note] = found.body.payload
  expect(note.internal).toBe(true)
  const cursor = encodeURIComponent(note.cursor)
  const around = await app.call('GET', `/staff/tickets/${uid}?cursor=${cursor}`, { token: julie.token })
  const uids = around.body.payload.messages.map((message: { uid: string }) => message.uid)
  expect(uids).toContain(note.uid)
  expect(around.body.payload.messages.at(-1).content).toBe('Suite 3')

  const first = await search(julie, uid, 'q=facture&length=1')
  expect([said(first), first.body.page.hasNextPage]).toEqual([['Note : facture et été'], true])
  const next = await search(julie, uid, `q=facture&length=1&cursor=${first.body.page.endCursor}`)
  expect(said(next)).toEqual(['La facture d’hiver'])
  expect(said(await search(julie, uid, 'q=rien'))).toEqual([])
  expect((await search(julie, uid, 'q=')).status).toBe(400)
})

test('another coach can search a discussion only with a reason shown to the member', async () => {
  const body = { title: 'Un doute', message: 'Mon secret de toujours', coach: claire.uid }
  const { uid } = (await post(camille, '/support/coaching/tickets', body)).body.payload
  expect(said(await search(claire, uid, 'q=SECRET'))).toEqual(['Mon secret de toujours'])
  expect((await search(nadia, uid, 'q=secret')).status).toBe(403)
  expect(said(await search(nadia, uid, 'q=secret&reason=Une+plainte'))).toEqual(['Mon secret de toujours'])
  const readings = await app.call('GET', `/support/coaching/tickets/${uid}/readings`, { token: camille.token })
  expect(readings.body.payload).toMatchObject([{ reason: 'Une plainte', staff: { name: 'Nadia' } }])
  expect((await search(julie, uid, 'q=secret&reason=Une+plainte')).status).toBe(403)
})
