import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import type { ApiAnswer, TestApp } from '../../../tests/fixtures/test-app.ts'
import { createArticle, createAuthor, createCategory } from '../../articles/index.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { deleteTickets } from '../../support/tickets/queries-tickets.ts'
import { createDiscussion, openCoachingApp } from '../fixtures/coaching-app.ts'
import { eraseNotes, exportNotes, forgetNotesSweep } from './notes.ts'

let app: TestApp
let claire: TestUser
let nadia: TestUser
let camille: TestUser
let uid: string

beforeAll(async () => {
  ;({ app, claire, nadia } = await openCoachingApp())
})
afterAll(() => app.close())
beforeEach(async () => {
  camille = await createUser(app, 'Camille', 'vip')
  uid = await createDiscussion(app, camille, claire, { title: '[Vie]: Un doute' })
})

const call = (who: TestUser, method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  app.call(method, path, { token: who.token, body })
const card = (who: TestUser, of = uid) => call(who, 'GET', `/staff/tickets/${of}/member`)
const note = (who: TestUser, content: string, version: number, of = uid) =>
  call(who, 'PUT', `/staff/tickets/${of}/member/notes`, { content, version })
const notesLeft = async (uid: string) =>
  (await rowsOf(app.platform.db, sql`select from coaching_notes where member_uid = ${uid}`)).length

test('a coach reads the member’s seniority, themes and accessible discussions', async () => {
  await createDiscussion(app, camille, nadia, { title: '[Amour]: Autre chose' })
  await createDiscussion(app, camille, claire, { title: '[Confiance]: Encore' })
  const { status, body } = await card(claire)
  expect([status, body.payload]).toMatchObject([
    200,
    { name: 'Camille', subscription: null, themes: ['Confiance', 'Vie'], notes: { content: '', version: 0 } },
  ])
  expect(body.payload.discussions.map(({ title }: { title: string }) => title).sort()).toEqual([
    '[Confiance]: Encore',
    '[Vie]: Un doute',
  ])
  expect(JSON.stringify(body)).not.toContain(camille.email)
})

test('the card shows published favourites if the member shares them', async () => {
  const { platform } = app
  await createAuthor(platform, platform.db, { name: 'Zoé' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  const text = { excerpt: '', content: '<p>a</p>', author: 'zoe', category: 'vie' }
  const kept = await createArticle(platform, platform.db, {
    ...text,
    title: 'Dire non',
    state: 'published',
    date: app.clock.now(),
  })
  const draft = await createArticle(platform, platform.db, { ...text, title: 'Un brouillon', state: 'draft' })
  const keep = (shared: object) => {
    const body = { profile: { name: 'Camille' }, favorites: [draft, 'inconnu', kept, 3], ...shared }
    return call(camille, 'PUT', `/users/${camille.uid}/metadata`, body)
  }
  await keep({})
  expect((await card(claire)).body.payload.favorites).toBeNull()
  await keep({ favoritesShared: true })
  expect((await card(claire)).body.payload.favorites).toEqual([{ uid: 'dire-non', title: 'Dire non' }])
  await keep({ favoritesShared: 'yes', favorites: 'rien' })
  expect((await card(claire)).body.payload.favorites).toBeNull()
})

test('a coach sees only own notes, in every discussion with that member', async () => {
  const other = await createDiscussion(app, camille, claire)
  expect((await note(claire, 'Préfère le tutoiement', 0)).body.payload).toMatchObject({ version: 1 })
  expect((await card(claire, other)).body.payload.notes).toMatchObject({ content: 'Préfère le tutoiement', version: 1 })
  const nadias = await createDiscussion(app, camille, nadia)
  expect((await card(nadia, nadias)).body.payload.notes.content).toBe('')
  expect((await note(nadia, 'À moi', 0, nadias)).status).toBe(200)
  expect((await card(claire)).body.payload.notes.content).toBe('Préfère le tutoiement')
})

test('an outdated version is refused; of two simultaneous first notes one is saved', async () => {
  const both = await Promise.all([note(claire, 'Une', 0), note(claire, 'Deux', 0)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await note(claire, 'Trois', 0)).status).toBe(409)
  expect((await note(claire, 'Trois', 1)).status).toBe(200)
  expect((await note(claire, 'x'.repeat(5001), 2)).status).toBe(400)
})

test('another coach and the owner can neither read the card nor write notes', async () => {
  const admin = await createUser(app, 'Ada', 'admin')
  const statuses = [await card(nadia), await card(admin), await note(nadia, 'x', 0), await note(admin, 'x', 0)]
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test('without the member’s consent neither card nor notes are accessible', async () => {
  await note(claire, 'Un mot', 0)
  await call(camille, 'DELETE', `/users/${camille.uid}/consents/coaching`)
  expect([(await card(claire)).status, (await note(claire, 'x', 1)).status]).toEqual([403, 403])
})

test('notes are stored encrypted, exported to the member and erased with the account', async () => {
  await note(claire, 'TRES-PERSONNEL', 0)
  expect(JSON.stringify(await rowsOf(app.platform.db, sql`select * from coaching_notes`))).not.toContain(
    'TRES-PERSONNEL',
  )
  expect(await exportNotes(app.platform, app.platform.db, camille)).toMatchObject([
    { by: 'coach', content: 'TRES-PERSONNEL' },
  ])
  await app.platform.db.transaction((db) => eraseNotes(app.platform, db, camille))
  expect(await notesLeft(camille.uid)).toBe(0)
})

test('notes are deleted with the member’s last discussion', async () => {
  await note(claire, 'Un mot', 0)
  await forgetNotesSweep.handle(app.platform)
  expect(await notesLeft(camille.uid)).toBe(1)
  await deleteTickets(app.platform.db, [uid])
  await forgetNotesSweep.handle(app.platform)
  expect(await notesLeft(camille.uid)).toBe(0)
})
