import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, randomEmail, type TestUser } from '../fixtures/tickets.ts'

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
const find = async ({ token }: TestUser, q: string, more = '') => {
  const answer = await app.call('GET', `/staff/tickets?q=${encodeURIComponent(q)}${more}`, { token })
  expect(answer.status).toBe(200)
  const { payload, page } = answer.body
  expect(page.total).toBe(payload.length)
  return payload.map(({ uid }: { uid: string }) => uid)
}
const discuss = async (coach: TestUser, title: string, message: string): Promise<string> =>
  (await post(camille, '/support/coaching/tickets', { title, message, coach: coach.uid })).body.payload.uid

test('Requests are found by French words of their subject and messages', async () => {
  const { uid } = await createContactTicket(app, {
    title: '[Paiement]: Ma carte',
    message: 'J’ai perdu mes chevaux à Noël',
  })
  await post(julie, `/staff/tickets/${uid}/messages`, { message: 'Votre carte est remboursée' })
  await createContactTicket(app, { title: 'Autre', message: 'Rien à voir' })
  for (const q of ['cheval', 'NOEL', 'remboursement', 'carte remboursés chevaux', 'un cheval de Noël']) {
    expect(await find(julie, q), q).toEqual([uid])
  }
  expect(await find(julie, 'cheval licorne')).toEqual([])
  expect(await find(julie, 'cheva%')).toEqual([])
})

test('Requests in every state are found, each once', async () => {
  const uids: string[] = []
  for (const status of [undefined, 'closed', 'locked']) {
    const { uid } = await createContactTicket(app, { title: 'Parapluie', message: 'Mon parapluie', name: 'Parapluie' })
    uids.unshift(uid)
    if (status) await app.call('PATCH', `/staff/tickets/${uid}`, { token: julie.token, body: { status, version: 1 } })
  }
  expect((await find(julie, 'parapluies')).sort()).toEqual(uids.sort())
  expect((await find(julie, 'parapluie', '&filter[status]=closed')).length).toBe(1)
})

test('An undone answer is no longer found', async () => {
  const { uid } = await createContactTicket(app, { message: 'Bonjour' })
  const sent = await post(julie, `/staff/tickets/${uid}/messages`, { message: 'Le crocodile' })
  expect(await find(julie, 'crocodiles')).toEqual([uid])
  await app.call('DELETE', `/staff/tickets/${uid}/messages/${sent.body.payload.uid}`, { token: julie.token })
  expect(await find(julie, 'crocodiles')).toEqual([])
  expect(await find(julie, 'bonjour', `&filter[uid]=${uid}`)).toEqual([uid])
})

test('A merged request is found by the words of both requests', async () => {
  const email = randomEmail()
  const from = await createContactTicket(app, { email, message: 'Une girafe' })
  const into = await createContactTicket(app, { email, message: 'Un pélican' })
  await post(julie, `/staff/tickets/${from.uid}/merge`, { into: into.uid, version: 1 })
  expect(await find(julie, 'girafe pélican')).toEqual([into.uid])
})

test('A thread with more words than its index holds can be answered and found', async () => {
  const words = (from: number) => Array.from({ length: 800 }, (_, at) => `mot${from + at}x`).join(' ')
  const { uid } = await createContactTicket(app, { message: 'Tapir' })
  const length = 'é'.repeat(2040)
  for (let place = 0; place < 8; place += 1) {
    const message = `${words(place * 1000)} ${place}${length.slice(1)}`
    expect((await post(julie, `/staff/tickets/${uid}/messages`, { message })).status).toBe(201)
  }
  expect(await find(julie, 'tapir')).toEqual([uid])
})

test('A coach finds own discussions by words of title and messages', async () => {
  const uid = await discuss(claire, '[Vie]: Ma sœur aînée', 'Nous avons parlé de Valence')
  await post(claire, `/staff/tickets/${uid}/messages`, { message: 'Une ÉPREUVE difficile' })
  for (const q of ['epreuve', 'soeur valence', 'Aînée épreuve']) expect(await find(claire, q), q).toEqual([uid])
  expect(await find(claire, 'epreuve absente')).toEqual([])
})

test('Nobody finds words of a text that they may not read', async () => {
  const word = 'ornithorynque'
  const request = (await createContactTicket(app, { message: word })).uid
  const own = await discuss(claire, 'Un doute', word)
  const ownSubject = await discuss(claire, word, 'Bonjour')
  const unassigned = (await post(camille, '/support/coaching/tickets', { title: word, message: word })).body.payload.uid
  const owner = await createUser(app, 'Élise', 'admin')
  const both = await createUser(app, 'Inès', 'coach', 'support')
  const editor = await createUser(app, 'Paul', 'editor')
  expect({
    support: await find(julie, word),
    coach: (await find(claire, word)).sort(),
    otherCoach: await find(nadia, word),
    owner: await find(owner, word),
    coachAndSupport: await find(both, word),
  }).toEqual({
    support: [request],
    coach: [own, ownSubject].sort(),
    otherCoach: [],
    owner: [request],
    coachAndSupport: [request],
  })
  expect(unassigned).toBeTruthy()
  for (const { token } of [editor, camille]) {
    expect((await app.call('GET', `/staff/tickets?q=${word}`, { token })).status).toBe(403)
  }
  await app.call('DELETE', `/users/${camille.uid}/consents/coaching`, { token: camille.token })
  expect(await find(claire, word), 'without the consent of the member').toEqual([])
})

test('A search counts and returns two hundred requests at most', async () => {
  const { uid } = await createContactTicket(app, { message: 'Un hippopotame' })
  const stored =
    'type, title, status, owner_uid, contact_uid, contact_name, version, sequence, person_messages, staff_messages, created_at, modified_at'
  await app.platform.db.execute(
    sql`with copies as (insert into support_tickets (uid, ${sql.raw(stored)}) select gen_random_uuid(), ${sql.raw(stored)}
          from support_tickets, generate_series(1, 200) where uid = ${uid} returning uid)
        insert into support_ticket_words (ticket_uid, search) select copies.uid, words.search
          from copies, support_ticket_words words where words.ticket_uid = ${uid}`,
  )
  const page = async (number: number) =>
    (await app.call('GET', `/staff/tickets?q=hippopotames&perPage=100&page=${number}`, { token: julie.token })).body
  expect((await page(1)).page).toEqual({ total: 200, capped: true })
  expect((await page(2)).payload).toHaveLength(100)
  expect((await page(3)).payload).toEqual([])
})
