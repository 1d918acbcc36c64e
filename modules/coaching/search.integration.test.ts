import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { bearerHeaders, createPdf, upload } from '../support/fixtures/attachments.ts'
import { createUser, type TestUser } from '../support/fixtures/tickets.ts'
import { createDiscussion, discussionsPath, openCoachingApp } from './fixtures/coaching-app.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
let path: string
beforeAll(async () => {
  ;({ app, camille, claire } = await openCoachingApp())
  const uid = await createDiscussion(app, camille, claire, { message: 'Ma sœur ne m’écoute pas' })
  path = `${discussionsPath}/${uid}`
  for (let n = 1; n <= 30; n += 1) await write(n % 10 === 0 ? `L’été ${n}` : `Message ${n}`)
  const staff = `/staff/tickets/${uid}/messages`
  await app.call('POST', staff, { token: claire.token, body: { message: 'Un été à vous' } })
  await app.call('POST', staff, { token: claire.token, body: { message: 'note sur cet été', internal: true } })
})
afterAll(() => app.close())

const write = (message: string, attachments: string[] = []) =>
  app.call('POST', `${path}/messages`, { token: camille.token, body: { message, attachments } })
const search = async (query: string, who = camille) =>
  app.call('GET', `${path}/messages?${query}`, { token: who.token })
const contents = (answer: { body: { payload: { content: string }[] } }) => answer.body.payload.map((one) => one.content)

test('the search ignores accents and case, lists newest first and skips staff notes', async () => {
  expect(contents(await search('q=ETE'))).toEqual(['Un été à vous', 'L’été 30', 'L’été 20', 'L’été 10'])
  expect(contents(await search(`q=${encodeURIComponent('soeur ecoute')}`))).toEqual(['Ma sœur ne m’écoute pas'])
  expect(contents(await search('q=introuvable'))).toEqual([])
})

test('the cursor continues after the previous page', async () => {
  const first = await search('q=ete&length=2')
  expect(contents(first)).toEqual(['Un été à vous', 'L’été 30'])
  const next = await search(`q=ete&length=3&cursor=${encodeURIComponent(first.body.page.endCursor)}`)
  expect(contents(next)).toEqual(['L’été 20', 'L’été 10'])
  expect(next.body.page).toEqual({ hasNextPage: false, endCursor: null })
})

test('the cursor of a match opens the discussion around that message', async () => {
  const [, , found] = (await search('q=ete')).body.payload
  const around = await app.call('GET', `${path}?cursor=${encodeURIComponent(found.cursor)}`, { token: camille.token })
  const shown = around.body.payload.messages.map((one: { content: string }) => one.content)
  expect(shown).toContain('L’été 20')
  expect(shown.at(-1)).toBe('Message 24')
})

test('the search finds a file by its name', async () => {
  const { body } = await upload(app, path, bearerHeaders(camille), createPdf(), 'Ordonnance août.pdf')
  await write('', [body.payload.uid])
  const [found] = (await search('q=aout')).body.payload
  expect(found.attachments[0].name).toBe('Ordonnance août.pdf')
})

test('the list of discussions is searched by title and messages, not by staff notes', async () => {
  const titled = await createDiscussion(app, camille, claire, { title: '[Vie]: Retrouver le sommeil' })
  const list = (q: string, who = camille) =>
    app.call('GET', `${discussionsPath}?q=${encodeURIComponent(q)}`, { token: who.token })
  const found = async (q: string, who = camille) =>
    (await list(q, who)).body.payload.map(({ uid }: { uid: string }) => `${discussionsPath}/${uid}`)
  expect(await found('ETE soeur')).toEqual([path])
  expect(await found('sommeil')).toEqual([`${discussionsPath}/${titled}`])
  expect(await found('note')).toEqual([])
  expect(await found('ete', await createUser(app, 'Inès', 'vip'))).toEqual([])
  expect((await list('x'.repeat(101))).status).toBe(400)
})

test('staff list discussions of one member within their scope', async () => {
  const owner = await createUser(app, 'Ada', 'admin')
  const support = await createUser(app, 'Julie', 'support')
  const other = await createUser(app, 'Paul', 'coach')
  const listed = async (who: TestUser, member: TestUser) => {
    const { body } = await app.call('GET', `/staff/tickets?filter[member]=${member.uid}`, { token: who.token })
    return body.payload.map(({ uid, title }: { uid: string; title: string }) => [`${discussionsPath}/${uid}`, title])
  }
  expect(await listed(owner, camille)).toContainEqual([path, expect.not.stringContaining('Vie')])
  expect(await listed(claire, camille)).toContainEqual([path, expect.any(String)])
  for (const who of [support, other]) expect(await listed(who, camille)).toEqual([])
  expect(await listed(owner, other)).toEqual([])
})

test('the search is for the member only and requires words', async () => {
  const lea = await createUser(app, 'Léa', 'vip')
  expect((await search('q=ete', lea)).status).toBe(404)
  expect((await search('')).status).toBe(400)
  expect((await search('q=%20')).status).toBe(400)
  expect((await search('q=a&cursor=forged')).status).toBe(400)
})
