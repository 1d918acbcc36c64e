import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../accounts/index.ts'
import { createPdf, uploadTo } from '../../support/fixtures/attachments.ts'
import { createUser, randomEmail, type TestUser } from '../../support/fixtures/tickets.ts'
import { type CoachingTestApp, createDiscussion, discussionsPath, openCoachingApp } from '../fixtures/coaching-app.ts'

let given: CoachingTestApp
let admin: TestUser
beforeAll(async () => {
  given = await openCoachingApp()
  admin = await createUser(given.app, 'Ada', 'admin')
})
afterAll(() => given.app.close())

const path = '/staff/coach-profiles'
const send = (who: { token: string }, method: string, address: string, body?: object) =>
  given.app.call(method, `${path}${address}`, { token: who.token, ...(body ? { body } : {}) })
const read = async (uid: string) => (await send(admin, 'GET', `/${uid}`)).body.payload
const shown = async () => (await given.app.call('GET', '/content/coaches')).body.payload
const choices = async (): Promise<string[]> => {
  const { body } = await given.app.call('GET', '/support/coaching/coaches', { token: given.camille.token })
  return body.payload.map(({ uid }: { uid: string }) => uid)
}

test('a coach submits a draft that an admin publishes', async () => {
  const { claire } = given
  const { version } = await read(claire.uid)
  const words = { title: 'Coach de vie', biography: '<p>Bonjour</p><script>alert(1)</script>', languages: ['français'] }
  const written = await send(claire, 'PATCH', `/${claire.uid}`, { ...words, version })
  expect(written.status).toBe(200)
  expect(written.body.payload).toMatchObject({ title: 'Coach de vie', biography: '<p>Bonjour</p>', submitted: null })
  expect((await shown()).find(({ name }: { name: string }) => name === 'Claire').title).toBe('Coach')
  expect((await send(claire, 'POST', `/${claire.uid}/submit`)).body.payload.submitted).not.toBeNull()
  expect((await send(claire, 'POST', `/${claire.uid}/publish`)).status).toBe(403)
  expect((await send(admin, 'POST', `/${claire.uid}/publish`)).body.payload).toMatchObject({
    submitted: null,
    offered: true,
  })
  const coach = (await shown()).find(({ name }: { name: string }) => name === 'Claire')
  expect(coach).toMatchObject({
    title: 'Coach de vie',
    biography: '<p>Bonjour</p>',
    portrait: null,
    availability: 'open',
    answersWithin: 9,
    author: null,
  })
  expect((await given.app.call('GET', `/content/coaches/${coach.uid}`)).body.payload).toEqual(coach)
  expect((await given.app.call('GET', '/content/coaches/inconnue')).status).toBe(404)
})

test('a coach cannot read another coach’s sheet or change what admins decide', async () => {
  const { claire, nadia } = given
  const { version } = await read(claire.uid)
  expect((await send(nadia, 'GET', `/${claire.uid}`)).status).toBe(403)
  expect((await send(nadia, 'PATCH', `/${claire.uid}`, { title: 'A', version })).status).toBe(403)
  expect((await send(nadia, 'POST', `/${claire.uid}/submit`)).status).toBe(403)
  expect((await send(nadia, 'GET', '')).body.payload.map(({ uid }: { uid: string }) => uid)).toEqual([nadia.uid])
  for (const decided of [{ capacity: 3 }, { published: false }, { author: 'claire' }]) {
    expect((await send(claire, 'PATCH', `/${claire.uid}`, { ...decided, version })).status).toBe(403)
  }
  expect((await send(claire, 'PATCH', `/${claire.uid}`, { capacity: null, published: true, version })).status).toBe(200)
  expect((await send(admin, 'PATCH', `/${claire.uid}`, { title: 'B', version })).status).toBe(409)
  const now = await read(claire.uid)
  const unknown = { themes: ['inconnu'], version: now.version }
  expect((await send(admin, 'PATCH', `/${claire.uid}`, unknown)).body.violations[0].property).toBe('themes')
})

test('a sheet shows e-mail, second factor, answer time and credentials to check', async () => {
  const { app, claire, nadia } = given
  expect(await read(nadia.uid)).toMatchObject({
    email: nadia.email,
    secondFactor: false,
    answersWithin: 9,
    dueCredentials: 0,
  })
  const credential = (body: object) =>
    app.call('POST', '/staff/credentials', { token: admin.token, body: { kind: 'diploma', coach: nadia.uid, ...body } })
  await credential({ title: 'À vérifier' })
  await credential({ title: 'Vérifié', checked: true })
  await credential({ title: 'Expirée', kind: 'insurance', validUntil: '2020-01-31', checked: true })
  expect(await read(nadia.uid)).toMatchObject({ dueCredentials: 2 })
  expect(await read(claire.uid)).toMatchObject({ dueCredentials: 0 })
})

test('a coach at capacity is shown as full and not offered', async () => {
  const { app, camille, nadia } = given
  const { version } = await read(nadia.uid)
  await send(admin, 'PATCH', `/${nadia.uid}`, { capacity: 1, version })
  await createDiscussion(app, camille, nadia)
  expect(await choices()).not.toContain(nadia.uid)
  expect((await shown()).find(({ name }: { name: string }) => name === 'Nadia').availability).toBe('full')
  const body = { title: 'Encore', message: 'Bonjour', coach: nadia.uid }
  expect((await app.call('POST', discussionsPath, { token: camille.token, body })).status).toBe(400)
  expect((await read(nadia.uid)).missing).toContain('capacity')
  await send(admin, 'PATCH', `/${nadia.uid}`, { capacity: null, version: version + 1 })
  expect(await choices()).toContain(nadia.uid)
})

test('a coach is offered only once the invitation is accepted', async () => {
  const { app, camille } = given
  const { platform } = app
  const { uid } = await createAccount(platform, platform.db, { email: randomEmail(), name: 'Claire', roles: ['coach'] })
  expect((await read(uid)).missing).toEqual(['invitation', 'portrait', 'title', 'biography', 'themes', 'published'])
  const published = await send(admin, 'POST', `/${uid}/publish`)
  expect(published.body.payload).toMatchObject({ published: true, offered: false })
  // Coaches with the same name get different addresses.
  expect(published.body.payload.slug).toBe('claire')
  expect(await choices()).not.toContain(uid)
  const body = { title: 'Bonjour', message: 'Bonjour', coach: uid }
  expect((await app.call('POST', discussionsPath, { token: camille.token, body })).status).toBe(400)
  const { version } = await read(uid)
  expect((await send(admin, 'PATCH', `/${uid}`, { published: false, version })).body.payload.published).toBe(false)
})

test('an author can be linked to one coach only', async () => {
  const { app, claire, nadia } = given
  await app.call('POST', '/staff/authors', { token: admin.token, body: { name: 'Claire', uid: 'claire' } })
  const one = await read(claire.uid)
  const linked = await send(admin, 'PATCH', `/${claire.uid}`, { author: 'claire', version: one.version })
  expect(linked.body.payload.author).toBe('claire')
  const other = await read(nadia.uid)
  expect((await send(admin, 'PATCH', `/${nadia.uid}`, { author: 'claire', version: other.version })).status).toBe(409)
  expect((await send(admin, 'PATCH', `/${nadia.uid}`, { author: 'nulle', version: other.version })).status).toBe(400)
})

test('a coach uploads the portrait of their own draft', async () => {
  const { claire, nadia } = given
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#006400' } })
    .withExif({ IFD0: { Artist: 'Secret' } })
    .jpeg()
    .toBuffer()
  const sendFile = (who: { token: string }, uid: string, bytes: Uint8Array) =>
    uploadTo(given.app, `${path}/${uid}/portrait`, { authorization: `Bearer ${who.token}` }, bytes)
  expect((await sendFile(nadia, claire.uid, photo)).status).toBe(403)
  expect((await sendFile(claire, claire.uid, createPdf())).status).toBe(415)
  const answer = await sendFile(claire, claire.uid, photo)
  expect(answer.status).toBe(200)
  expect(photo.includes('Secret')).toBe(true)
  const { payload } = answer.body
  expect(payload.portraitImage).toMatchObject({ uid: payload.portrait, alt: 'Claire', width: 900 })
  const stored = await given.app.fastify.inject({ method: 'GET', url: payload.portraitImage.url })
  expect(stored.rawPayload.includes('Secret')).toBe(false)
  const portraitOf = async () => (await shown()).find(({ name }: { name: string }) => name === 'Claire').portrait
  expect(await portraitOf()).toBeNull()
  await send(admin, 'POST', `/${claire.uid}/publish`)
  expect(await portraitOf()).toMatchObject({ uid: payload.portrait })
})

test('a draft is shown by its preview link only; the public page stays as it was', async () => {
  const { app, claire, nadia } = given
  const { version } = await read(claire.uid)
  await send(claire, 'PATCH', `/${claire.uid}`, { title: 'Coach en préparation', version })
  expect((await send(nadia, 'POST', `/${claire.uid}/preview`)).status).toBe(403)
  const made = await send(claire, 'POST', `/${claire.uid}/preview`)
  expect(made.status).toBe(201)
  const { pathname, search } = new URL(made.body.payload.href)
  const shownAt = async (address: string) => (await app.call('GET', `/content${address}`)).body.payload
  expect(await shownAt(pathname + search)).toMatchObject({ name: 'Claire', title: 'Coach en préparation' })
  expect((await shownAt(pathname)).title).toBe('Coach de vie')
  expect((await shownAt(`${pathname}?preview=x${search.slice('?preview='.length)}`)).title).toBe('Coach de vie')
  expect(JSON.stringify(await shown())).not.toContain('en préparation')
})

test('an admin previews a sheet that was never published', async () => {
  const { app } = given
  const { platform } = app
  const { uid } = await createAccount(platform, platform.db, { email: randomEmail(), name: 'Inès', roles: ['coach'] })
  const { pathname, search } = new URL((await send(admin, 'POST', `/${uid}/preview`)).body.payload.href)
  const previewed = await app.call('GET', `/content${pathname}${search}`)
  expect([previewed.status, previewed.body.payload?.name]).toEqual([200, 'Inès'])
  expect((await app.call('GET', `/content${pathname}`)).status).toBe(404)
})
