import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createStaffArticle, createUserToken, openContentApp, violationsOf } from '../fixtures/content-app.ts'
import { createAuthor, createCategory } from '../index.ts'

let app: TestApp
let editor: string
let colleague: string

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  editor = await createUserToken(app, 'editor')
  colleague = await createUserToken(app, 'editor')
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createCategory(platform, platform.db, { name: 'Vie' })
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = editor) =>
  app.call(method, `/staff/articles${path}`, { token, body })

const claim = { title: 'Une tisane', content: '<p>Cette tisane guérit le cancer.</p>' }
const sound = { title: 'Une tisane', content: '<p>Cette tisane est bonne.</p>' }
const noAlt = { title: 'Une tisane', content: '<p><img src="/media/0198c0de-0000-7000-8000-000000000000/1.webp"></p>' }

const versionOf = async (uid: string): Promise<number> => (await call('GET', `/${uid}`)).body.payload.version
const change = async (uid: string, body: object, token = editor) =>
  call('PATCH', `/${uid}`, { ...body, version: await versionOf(uid) }, token)
const sign = async (uid: string, token = colleague) =>
  call('POST', `/${uid}/checks/health-claim/sign`, { version: await versionOf(uid), note: 'Étude' }, token)

describe('articles published without the publish call', () => {
  test.each([
    ['PATCH publishes', claim, { state: 'published' }, 'health-claim/invalid'],
    ['PATCH schedules', claim, { state: 'scheduled', date: '2026-07-01T08:00:00Z' }, 'health-claim/invalid'],
    ['PATCH publishes a picture without description', noAlt, { state: 'published' }, 'alt/invalid'],
  ])('are refused by the checks: %s', async (_way, text, state, violation) => {
    const { uid } = await createStaffArticle(app, editor, text)
    expect(violationsOf(await change(uid, state))).toEqual([409, [violation]])
    expect((await call('GET', `/${uid}`)).body.payload.state).toBe('draft')
  })

  test('POST cannot create a published article with an unsigned health claim', async () => {
    const { uid } = await createStaffArticle(app, editor, sound)
    const { author, category } = (await call('GET', `/${uid}`)).body.payload
    const body = { author, category, state: 'published' }
    expect(violationsOf(await call('POST', '', { ...body, ...claim }))).toEqual([409, ['health-claim/invalid']])
    expect((await call('POST', '', { ...body, ...sound })).status).toBe(201)
  })

  test('PATCH publishes a claim that another person signed', async () => {
    const { uid } = await createStaffArticle(app, editor, claim)
    expect((await sign(uid)).status).toBe(200)
    expect((await change(uid, { state: 'published' })).status).toBe(200)
  })

  test('the signature does not count if the same PATCH changes the text', async () => {
    const { uid } = await createStaffArticle(app, editor, claim)
    await sign(uid)
    const changed = await change(uid, { state: 'published', title: 'Autrement' }, colleague)
    expect(violationsOf(changed)).toEqual([409, ['health-claim/invalid']])
  })

  test('PATCH cannot add a health claim to a published article', async () => {
    const { uid } = await createStaffArticle(app, editor, { ...sound, state: 'published' })
    expect(violationsOf(await change(uid, claim))).toEqual([409, ['health-claim/invalid']])
    expect((await change(uid, { tags: [] })).status).toBe(200)
  })

  test('restoring a revision cannot bring a claim back into a published article', async () => {
    const { uid } = await createStaffArticle(app, editor, claim)
    await change(uid, { ...sound, state: 'published' })
    expect(violationsOf(await call('POST', `/${uid}/revisions/1/restore`))).toEqual([409, ['health-claim/invalid']])
    expect((await call('GET', `/${uid}`)).body.payload.content).toBe(sound.content)
  })

  test('PATCH cannot publish while another person holds the lock', async () => {
    const { uid } = await createStaffArticle(app, editor, sound)
    await call('POST', `/${uid}/lock`, {}, colleague)
    expect(violationsOf(await change(uid, { state: 'published' }))).toEqual([409, ['lock/invalid']])
  })
})
