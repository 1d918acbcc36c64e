import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '../../../platform/audit/index.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { findLinkStates, putLinkState } from '../checks/queries-checks.ts'
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

const call = (token: string, method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/articles${path}`, { token, body })

let articles = 0
const sound = {
  title: 'Un titre de bonne longueur',
  excerpt: 'Un chapeau qui dit en une phrase ce que la lectrice trouvera dans ce texte.',
  content: '<h2>Commencer</h2><p>Une phrase simple.</p>',
}

/** Creates a draft of the editor with that working copy. */
async function writing(copy: object): Promise<string> {
  articles += 1
  const { uid } = await createStaffArticle(app, editor, { title: `Brouillon ${articles}` })
  const saved = await call(editor, 'PUT', `/${uid}/draft`, {
    ...sound,
    title: `${sound.title} ${articles}`,
    ...copy,
    version: 1,
  })
  expect(saved.status).toBe(200)
  return uid
}

interface Check {
  code: string
  level: string
  detail: string
}
const checksOf = async (uid: string): Promise<Check[]> => (await call(editor, 'GET', `/${uid}/checks`)).body.payload
const found = async (uid: string) => (await checksOf(uid)).map(({ code, level }) => `${code} ${level}`)
const publish = (token: string, uid: string) => call(token, 'POST', `/${uid}/publish`, { version: 1 })

describe('checks before publishing', () => {
  test('find only the missing image in a text without faults', async () => {
    const uid = await writing({})
    expect(await checksOf(uid)).toEqual([{ code: 'image', level: 'warns', detail: expect.any(String) }])
    expect((await publish(editor, uid)).status).toBe(200)
  })

  test.each([
    [
      'a forgotten description',
      { content: '<p><img src="/media/0198c0de-0000-7000-8000-000000000000/1.webp"></p>' },
      'alt blocks',
    ],
    ['a skipped level', { content: '<h2>Un</h2><h4>Deux</h4>' }, 'headings warns'],
    ['an empty heading', { content: '<h2> </h2><p>a</p>' }, 'headings warns'],
    ['a long title', { title: 'Un titre '.repeat(10) }, 'title-length warns'],
    ['a short description', { seo: { description: 'Court.' } }, 'description-length warns'],
    ['no category', { category: null }, 'category blocks'],
    ['an unknown article', { content: '<p><a href="/article/inconnu">a</a></p>' }, 'dead-link blocks'],
    [
      'an unknown category',
      { content: '<p><a href="http://localhost:3000/categories/rien">a</a></p>' },
      'dead-link blocks',
    ],
    [
      'a medium that is gone',
      { content: '<p><a href="/media/0198c0de-0000-7000-8000-000000000000/a.pdf">a</a></p>' },
      'dead-link blocks',
    ],
    ['a promise to heal', { content: '<p>Cette tisane guérit la dépression.</p>' }, 'health-claim blocks'],
    [
      'sentences that are hard to read',
      {
        content: `<p>${'L’institutionnalisation progressive des responsabilités organisationnelles, '.repeat(30)}.</p>`,
      },
      'reading-level warns',
    ],
  ])('find %s; only a blocking finding prevents publishing', async (_name, copy, expected) => {
    const uid = await writing(copy)
    expect(await found(uid)).toContain(expected)
    const [code, level] = expected.split(' ')
    const answer = await publish(editor, uid)
    expect(violationsOf(answer)).toEqual(level === 'blocks' ? [409, [`${code}/invalid`]] : [200, undefined])
  })

  test('a text of maximum length gets at most fifty findings of each kind', async () => {
    const content = '<h2></h2><p>Cette tisane guérit la dépression.</p>'.repeat(9_000)
    const uid = await writing({ content })
    const names = await found(uid)
    expect(names.filter((name) => name === 'headings warns')).toHaveLength(50)
    expect(names.filter((name) => name === 'health-claim blocks')).toHaveLength(50)
    expect(violationsOf(await publish(editor, uid))[0]).toBe(409)
  })

  test('a picture with an empty description is decorative', async () => {
    const uid = await writing({
      content: '<p><img src="/media/0198c0de-0000-7000-8000-000000000000/1.webp" alt=""></p>',
    })
    expect(await found(uid)).toEqual(['image warns'])
  })

  test('a duplicate title and a link to an unpublished article are warnings', async () => {
    const other = await createStaffArticle(app, editor, { title: 'Déjà écrit quelque part' })
    const uid = await writing({
      title: 'DEJA ECRIT quelque part',
      content: `<p><a href="/article/${other.uid}">a</a> <a href="#fn">b</a> <a href="/about">c</a></p>`,
    })
    expect(await found(uid)).toEqual(['image warns', 'duplicate-title warns', 'dead-link warns'])
  })

  test('a job checks links after a save but refuses internal addresses', async () => {
    const content = '<p><a href="https://localhost/secret">a</a> <a href="http://exemple.fr/">b</a></p>'
    const uid = await writing({ content })
    await app.settle()
    const { db, clock } = app.platform
    expect([...(await findLinkStates(db, ['https://localhost/secret', 'http://exemple.fr/']))]).toEqual([
      ['https://localhost/secret', 'refused'],
    ])
    expect(await found(uid)).toEqual(['image warns'])
    await putLinkState(db, 'https://localhost/secret', 'dead', clock.now())
    expect(await found(uid)).toEqual(['image warns', 'dead-link warns'])
  })
})

describe('a health claim that the editor keeps', () => {
  const sign = (token: string, uid: string, body: object = { version: 1, note: 'Étude citée' }) =>
    call(token, 'POST', `/${uid}/checks/health-claim/sign`, body)
  const claim = (sentence: string) => ({ content: `<p>${sentence}</p>` })

  test('a kept health claim can be published once another person has signed it', async () => {
    const uid = await writing(claim('La marche soigne la dépression légère.'))
    expect(violationsOf(await sign(editor, uid))).toEqual([409, ['signature/invalid']])
    expect(violationsOf(await sign(colleague, uid, { version: 1 }))).toEqual([400, ['note/missing']])
    const signed = await sign(colleague, uid)
    expect(signed.body.payload).toContainEqual({
      code: 'health-claim',
      level: 'warns',
      detail: expect.stringContaining('signé par Sophie Lemaire'),
    })
    expect((await publish(editor, uid)).status).toBe(200)
    const lines = await app.platform.db.select().from(auditEntries)
    expect(lines.filter(({ target }) => target === uid).map(({ action }) => action)).toContain('articles.sign-claims')
  })

  test('a new claim, or an edit by the signer, requires another signature', async () => {
    const uid = await writing(claim('La marche soigne la dépression légère.'))
    await sign(colleague, uid)
    const save = (token: string, content: object) =>
      call(token, 'PUT', `/${uid}/draft`, { ...sound, ...content, version: 1 })
    await save(editor, claim('La marche soigne le cancer.'))
    expect(violationsOf(await publish(editor, uid))).toEqual([409, ['health-claim/invalid']])
    await sign(colleague, uid)
    await save(colleague, claim('La marche soigne le cancer.'))
    expect(violationsOf(await publish(editor, uid))).toEqual([409, ['health-claim/invalid']])
  })

  test('a text without a health claim cannot be signed', async () => {
    expect(violationsOf(await sign(colleague, await writing({})))).toEqual([409, ['health-claim/missing']])
  })
})
