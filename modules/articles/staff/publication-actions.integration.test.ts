import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createStaffArticle, createUserToken, openContentApp, violationsOf } from '../fixtures/content-app.ts'
import { createAuthor, createCategory, createTag } from '../index.ts'

let app: TestApp
let editor: string

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  editor = await createUserToken(app, 'editor')
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  await createTag(platform, platform.db, { name: 'Corps' })
})
afterAll(() => app.close())

const create = (body: object) => createStaffArticle(app, editor, body)
const call = (method: string, path: string, body?: unknown, token = editor) =>
  app.call(method, `/staff/articles${path}`, { token, body })
const read = async (uid: string) => (await app.call('GET', `/content/articles/${uid}`)).status
const stateOf = ({ status, body }: { status: number; body: { payload: { state: string; date: string | null } } }) => [
  status,
  body.payload.state,
  body.payload.date,
]

describe('unpublishing and unscheduling', () => {
  test('an unpublished article becomes a draft that readers cannot read', async () => {
    const { uid } = await create({ title: 'En ligne', state: 'published' })
    expect(violationsOf(await call('POST', `/${uid}/unschedule`, { version: 1 }))).toEqual([409, ['state/invalid']])
    expect(violationsOf(await call('POST', `/${uid}/unpublish`, { version: 7 }))).toEqual([409, ['version/invalid']])
    const taken = await call('POST', `/${uid}/unpublish`, { version: 1 })
    expect([taken.status, taken.body.payload.state, taken.body.payload.version]).toEqual([200, 'draft', 2])
    expect(await read(uid)).toBe(404)
    expect(violationsOf(await call('POST', `/${uid}/unpublish`, { version: 2 }))).toEqual([409, ['state/invalid']])
  })

  test('an unscheduled article is a draft without a date', async () => {
    const { uid } = await create({ title: 'Bientôt', state: 'scheduled', date: '2026-07-01T08:00:00.000Z' })
    expect(violationsOf(await call('POST', `/${uid}/unpublish`, { version: 1 }))).toEqual([409, ['state/invalid']])
    expect(stateOf(await call('POST', `/${uid}/unschedule`, { version: 1 }))).toEqual([200, 'draft', null])
  })

  test('a published article cannot be deleted until it is unpublished', async () => {
    const { uid } = await create({ title: 'À supprimer', state: 'published' })
    expect(violationsOf(await call('DELETE', `/${uid}?version=1`))).toEqual([409, ['state/invalid']])
    await call('POST', `/${uid}/unpublish`, { version: 1 })
    expect((await call('DELETE', `/${uid}?version=2`)).status).toBe(204)
  })
})

describe('changing the date', () => {
  const path = (uid: string) => `/${uid}/date`
  const listed = async () =>
    (await app.call('GET', '/content/articles')).body.payload.map(({ uid }: { uid: string }) => uid)

  test('A published article moves to its new place in the readers’ list', async () => {
    const { uid } = await create({ title: 'Datée', state: 'published' })
    await create({ title: 'Suivante', state: 'published', date: '2026-06-10T08:00:00.000Z' })
    const before = await listed()
    expect(before.indexOf('datee')).toBeLessThan(before.indexOf('suivante'))
    const dated = await call('POST', path(uid), { date: '2026-06-01T08:00:00.000Z', version: 1 })
    expect(stateOf(dated)).toEqual([200, 'published', '2026-06-01T08:00:00.000Z'])
    const after = await listed()
    expect(after.indexOf('datee')).toBeGreaterThan(after.indexOf('suivante'))
    expect((await call('GET', `/${uid}/revisions`)).body.payload).toHaveLength(2)
    const admin = await createUserToken(app, 'admin')
    const audit = await app.call('GET', `/staff/audit?filter[target]=${uid}`, { token: admin })
    expect(audit.body.payload.map(({ action }: { action: string }) => action)).toContain('articles.redate')
  })

  test('A future date, an outdated version, a draft and a writer are refused', async () => {
    const { uid } = await create({ title: 'Pas demain', state: 'published' })
    const late = { date: '2026-06-15T12:00:01.000Z', version: 1 }
    expect(violationsOf(await call('POST', path(uid), late))).toEqual([400, ['date/invalid']])
    const date = '2026-06-01T08:00:00.000Z'
    expect(violationsOf(await call('POST', path(uid), { date, version: 7 }))).toEqual([409, ['version/invalid']])
    const { uid: draft } = await create({ title: 'Brouillon' })
    expect(violationsOf(await call('POST', path(draft), { date, version: 1 }))).toEqual([409, ['state/invalid']])
    const writer = await createUserToken(app, 'writer')
    expect((await call('POST', path(uid), { date, version: 1 }, writer)).status).toBe(403)
  })

  test('The working copy is kept and rebased on the new version', async () => {
    const { uid } = await create({ title: 'En cours', state: 'published' })
    await call('PUT', `/${uid}/draft`, { title: 'En cours, suite', excerpt: '', content: '<p>Suite</p>', version: 1 })
    await call('POST', path(uid), { date: '2026-06-01T08:00:00.000Z', version: 1 })
    const { body } = await call('GET', `/${uid}/draft`)
    expect(body.payload).toMatchObject({ title: 'En cours, suite', basedOn: 2, version: 2 })
  })
})

test('A duplicated article is a draft with the text of the working copy', async () => {
  const { uid } = await create({ title: 'Modèle', content: '<p>Avant</p>', tags: ['corps'], state: 'published' })
  await call('PUT', `/${uid}/draft`, { title: 'Modèle', excerpt: 'Chapô', content: '<p>Après</p>', version: 1 })
  const { status, body } = await call('POST', `/${uid}/duplicate`, { version: 1 })
  expect([status, body.payload]).toMatchObject([
    201,
    {
      uid: 'modele-copie',
      title: 'Modèle (copie)',
      content: '<p>Après</p>',
      tags: ['corps'],
      state: 'draft',
      date: null,
    },
  ])
  expect(await read(uid)).toBe(200)
})

describe('changing the address', () => {
  const member = async () => {
    const token = await createUserToken(app)
    const { uid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { uid: string }
    const favorites = ['ancienne', 'autre']
    await app.call('PUT', `/users/${uid}/metadata`, { token, body: { profile: { name: 'ancienne' }, favorites } })
    return { uid, token }
  }

  test('the former address, favourites and recommendations lead to the new address', async () => {
    await create({ title: 'Ancienne', state: 'published' })
    const { uid: other } = await create({ title: 'Autre', state: 'published', related: ['ancienne'] })
    const reader = await member()
    const moved = await call('POST', '/ancienne/address', { uid: 'nouvelle', version: 1 })
    expect([moved.status, moved.body.payload.uid, moved.body.payload.version]).toEqual([200, 'nouvelle', 2])
    expect([await read('ancienne'), await read('nouvelle')]).toEqual([404, 200])
    const redirect = await app.call('GET', `/content/redirects?path=${encodeURIComponent('/article/ancienne')}`)
    expect(redirect.body.payload).toMatchObject({ target: '/article/nouvelle' })
    expect((await call('GET', `/${other}`)).body.payload.related).toEqual(['nouvelle'])
    const { body } = await app.call('GET', `/users/${reader.uid}`, { token: reader.token })
    expect(JSON.parse(body.payload.metadata)).toMatchObject({
      profile: { name: 'ancienne' },
      favorites: ['nouvelle', 'autre'],
    })
  })

  test('a taken address is refused without any change', async () => {
    const { uid } = await create({ title: 'Une', state: 'published' })
    await create({ title: 'Deux' })
    expect(violationsOf(await call('POST', `/${uid}/address`, { uid: 'deux', version: 1 }))).toEqual([
      409,
      ['uid/duplicate'],
    ])
    expect(await read(uid)).toBe(200)
  })
})
