import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z', workers: false })
  token = await createUserToken(app, 'editor')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown) => app.call(method, `/staff/pages${path}`, { token, body })
const read = (uid: string, query = '') => app.call('GET', `/content/pages/${uid}${query}`)

test('a page draft is public only once it is published', async () => {
  const created = await call('POST', '', {
    uid: 'ateliers',
    title: 'Nos ateliers',
    content: '<p>Le mardi.</p>',
    draft: true,
  })
  expect(created.body.payload).toMatchObject({ uid: 'ateliers', published: null, changed: false, version: 1 })
  expect((await read('ateliers')).status).toBe(404)
  expect(JSON.stringify((await app.call('GET', '/content/pages?length=100')).body)).not.toContain('ateliers')

  const { href } = (await call('POST', '/ateliers/preview')).body.payload
  expect(href).toContain('/pages/ateliers?preview=')
  expect((await read('ateliers', new URL(href).search)).body.payload.title).toBe('Nos ateliers')

  const published = await call('POST', '/ateliers/publish', { version: 1 })
  expect(published.body.payload).toMatchObject({ published: '2026-06-15T12:00:00.000Z', version: 2 })
  expect((await read('ateliers')).body.payload).toMatchObject({ title: 'Nos ateliers', content: '<p>Le mardi.</p>' })
})

test('a draft is a working copy until it is published; old revisions can be restored', async () => {
  const { version, starting } = (await call('GET', '/about')).body.payload
  expect(starting).toBe(true)
  const before = (await read('about')).body.payload
  const first = await call('POST', '/about/publish', { version })
  const saved = await call('PATCH', '/about', {
    title: 'Qui nous sommes',
    content: '<p>Nos mots.</p>',
    draft: true,
    version: first.body.payload.version,
  })
  expect(saved.body.payload).toMatchObject({ title: 'Qui nous sommes', changed: true, starting: false })
  expect((await read('about')).body.payload.title).toBe(before.title)

  const outdated = await call('POST', '/about/publish', { version })
  expect([outdated.status, outdated.body.violations[0].property]).toEqual([409, 'version'])
  const published = await call('POST', '/about/publish', { version: saved.body.payload.version })
  expect(published.body.payload).toMatchObject({ title: 'Qui nous sommes', changed: false })
  expect((await read('about')).body.payload.title).toBe('Qui nous sommes')

  const { payload: revisions } = (await call('GET', '/about/revisions')).body
  expect(revisions.map(({ title }: { title: string }) => title)).toEqual(['Qui nous sommes', before.title])
  const body = { version: published.body.payload.version }
  const restored = await call('POST', `/about/revisions/${revisions[1].n}/restore`, body)
  expect(restored.body.payload).toMatchObject({ title: before.title, changed: true })
  expect((await read('about')).body.payload.title).toBe('Qui nous sommes')
  expect((await call('POST', '/about/revisions/999/restore', { version: restored.body.payload.version })).status).toBe(
    404,
  )
})

test('a working copy equal to the live page does not count as a change', async () => {
  await call('POST', '', { uid: 'charte', title: 'Charte', description: 'Nos règles' })
  const { version } = (await call('GET', '/charte')).body.payload
  const changed = await call('PATCH', '/charte', { description: 'Nos principes', draft: true, version })
  expect(changed.body.payload.changed).toBe(true)
  const again = await call('PATCH', '/charte', {
    description: 'Nos règles',
    draft: true,
    version: changed.body.payload.version,
  })
  expect(again.body.payload).toMatchObject({ changed: false, description: 'Nos règles' })
})

test('a page saved without the draft flag is public at once, with a revision', async () => {
  const created = await call('POST', '', { uid: 'retraites', title: 'Nos retraites', content: '<p>En mai.</p>' })
  expect(created.body.payload).toMatchObject({ published: '2026-06-15T12:00:00.000Z', changed: false, version: 1 })
  expect((await read('retraites')).body.payload.title).toBe('Nos retraites')
  const drafted = await call('PATCH', '/retraites', { title: 'Retraites', draft: true, version: 1 })
  expect((await read('retraites')).body.payload.title).toBe('Nos retraites')
  const body = { content: '<p>En juin.</p>', version: drafted.body.payload.version }
  expect((await call('PATCH', '/retraites', body)).body.payload).toMatchObject({ title: 'Retraites', changed: false })
  expect((await read('retraites')).body.payload).toMatchObject({ title: 'Retraites', content: '<p>En juin.</p>' })
  const { payload: revisions } = (await call('GET', '/retraites/revisions')).body
  expect(revisions.map(({ title }: { title: string }) => title)).toEqual(['Retraites', 'Nos retraites'])
})

test('an unpublished page becomes a draft with the text of its working copy', async () => {
  await call('POST', '', { uid: 'stages', title: 'Nos stages', content: '<p>En juin.</p>' })
  await call('PATCH', '/stages', { title: 'Nos stages d’été', draft: true, version: 1 })
  const unpublish = (uid: string, version: number) => call('POST', `/${uid}/unpublish`, { version })
  expect((await unpublish('stages', 1)).body.violations).toMatchObject([{ property: 'version', type: 'invalid' }])
  const hidden = await unpublish('stages', 2)
  expect(hidden.body.payload).toMatchObject({ title: 'Nos stages d’été', published: null, changed: false, version: 3 })
  expect((await read('stages')).status).toBe(404)
  const again = await unpublish('stages', 3)
  expect([again.status, again.body.violations]).toMatchObject([409, [{ property: 'state', type: 'invalid' }]])
  expect((await unpublish('nulle-part', 1)).status).toBe(404)
  const { version } = (await call('GET', '/privacy')).body.payload
  expect((await unpublish('privacy', version)).status).toBe(409)
  await call('POST', '/stages/publish', { version: 3 })
  expect((await read('stages')).body.payload.title).toBe('Nos stages d’été')
})
