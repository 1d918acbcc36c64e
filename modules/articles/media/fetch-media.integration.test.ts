import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp, violationsOf } from '../fixtures/content-app.ts'
import type { DownloadResponse, GetPicture } from './download-picture.ts'
import { pictureNetwork } from './fetch-media.ts'

let app: TestApp
let editor: string
const get = vi.fn<GetPicture>()
beforeAll(async () => {
  app = await openContentApp()
  app.platform.services.replace(pictureNetwork, { get })
  editor = await createUserToken(app, 'editor')
})
afterAll(() => app.close())
beforeEach(() => get.mockReset())

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#f9d5df' } })
    .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
const answer = (one: Partial<DownloadResponse>) =>
  get.mockResolvedValueOnce({ status: 200, location: undefined, bytes: Buffer.from(''), ...one })
const take = (url: string, more: object = {}, token = editor) =>
  app.call('POST', '/staff/media/fetch', { token, body: { url, ...more } })
const count = async () => (await app.call('GET', '/staff/media', { token: editor })).body.page.total

test('A picture fetched from another site is stored like an upload', async () => {
  answer({ bytes: await picture() })
  const taken = await take('https://blog.exemple.fr/photos/rose%20rouge.jpg?w=800', { alt: 'Une rose' })
  expect(taken.status).toBe(201)
  const { uid } = taken.body.payload
  expect(taken.body.payload).toMatchObject({
    name: 'rose rouge.jpg',
    alt: 'Une rose',
    mimeType: 'image/jpeg',
    url: `/media/${uid}/original.jpg`,
    width: 40,
    height: 20,
  })
  const file = await app.fastify.inject(`/media/${uid}/original.jpg`)
  expect((await sharp(file.rawPayload).metadata()).exif, 'where it was taken').toBeUndefined()
  await app.settle()
  expect((await app.call('GET', `/staff/media/${uid}`, { token: editor })).body.payload.sources).not.toEqual([])
})

test('An http address is fetched over https', async () => {
  answer({ bytes: await picture() })
  expect((await take('http://blog.exemple.fr/')).body.payload.name).toBe('blog.exemple.fr')
  expect(get.mock.calls[0]?.[0].href).toBe('https://blog.exemple.fr/')
})

test('Two calls with the same idempotency key fetch the picture once', async () => {
  answer({ bytes: await picture() })
  const headers = { 'idempotency-key': 'e0c1b8de-7d0e-4f39-9f0a-6d4f4c2f5a11' }
  const body = { url: 'https://blog.exemple.fr/rose.jpg' }
  const [first, second] = [
    await app.call('POST', '/staff/media/fetch', { token: editor, body, headers }),
    await app.call('POST', '/staff/media/fetch', { token: editor, body, headers }),
  ]
  expect(second.body.payload.uid).toBe(first.body.payload.uid)
  expect(get).toHaveBeenCalledTimes(1)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
test.each([
  ['an SVG', { bytes: Buffer.from(svg) }, /JPEG, PNG, WebP ou AVIF/],
  ['a page', { bytes: Buffer.from('<!doctype html><title>Bonjour</title>') }, /JPEG, PNG, WebP ou AVIF/],
  ['a PDF', { bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n') }, /JPEG, PNG, WebP ou AVIF/],
  ['an empty file', {}, /JPEG, PNG, WebP ou AVIF/],
  ['a file that is too large', { bytes: null }, /trop lourde/],
  ['a missing file', { status: 404 }, /réponse 404/],
  ['a redirect to this machine', { status: 302, location: 'https://127.0.0.1/' }, /site public/],
  ['a redirect to the metadata of a cloud', { status: 302, location: 'http://169.254.169.254/' }, /site public/],
  ['a redirect to another port', { status: 302, location: 'https://exemple.fr:8443/' }, /site public/],
])('%s is refused with its reason', async (_what, given, reason) => {
  const before = await count()
  answer(given)
  const refused = await take('https://blog.exemple.fr/rose.jpg')
  expect(violationsOf(refused)).toEqual([400, ['url/invalid']])
  expect(refused.body.violations[0].message).toMatch(reason)
  expect(get).toHaveBeenCalledTimes(1)
  expect(await count()).toBe(before)
})

test.each([
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://2130706433/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a.jpg',
  'https://moi:secret@exemple.fr/a.jpg',
  'https://exemple.fr:8443/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'rien',
])('%s is never requested', async (url) => {
  expect(violationsOf(await take(url))).toEqual([400, ['url/invalid']])
  expect(get).not.toHaveBeenCalled()
})

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
  'A host name that resolves to %s is refused',
  async (address) => {
    const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
    app.platform.services.replace(pictureNetwork, { resolve })
    const refused = await take('https://blog.exemple.fr/rose.jpg')
    app.platform.services.replace(pictureNetwork, { get })
    expect(violationsOf(refused)).toEqual([400, ['url/invalid']])
    expect(refused.body.violations[0].message).toMatch(/site public/)
  },
)

test('Fetch requests are rate-limited for each editor', async () => {
  const token = await createUserToken(app, 'editor')
  const statuses = new Set<number>()
  for (let asked = 0; asked < 120; asked += 1) statuses.add((await take('rien', {}, token)).status)
  expect([...statuses]).toEqual([400])
  expect((await take('rien', {}, token)).status).toBe(429)
  expect((await take('rien')).status, 'a colleague').toBe(400)
})
