import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { openContentApp } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory, importMedia } from '../index.ts'
import { createSharePictures } from './picture-of-article.ts'

let app: TestApp
let uid: string
const fetchPicture = (address: string, headers = {}) => app.fastify.inject({ method: 'GET', url: address, headers })

/** `stats()` ignores crops: the area is extracted first. */
async function lookAt(picture: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(picture).extract({ left, top, width, height }).png().toBuffer()
  return (await sharp(part).stats()).channels
}

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  const author = await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  const category = await createCategory(platform, platform.db, { name: 'Vie' })
  const green = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#006400' } })
  const image = await importMedia(platform, platform.db, {
    bytes: await green.jpeg().toBuffer(),
    name: 'vert.jpg',
    alt: 'Vert',
    credit: null,
    author,
  })
  const article = { title: 'Dire « non » & <respirer>', excerpt: 'Un mot.', content: '<p>Corps</p>', author, category }
  uid = await createArticle(platform, platform.db, { ...article, image, tags: [], state: 'published' })
  await createArticle(platform, platform.db, { ...article, title: 'Pas encore', tags: [], state: 'draft' })
})
afterAll(() => app.close())

test('an article has a picture of 1200 by 630 with its illustration on the right', async () => {
  const answer = await fetchPicture(`/media/og/${uid}.jpg`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const { width, height } = await sharp(answer.rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])
  const [red, green] = await lookAt(answer.rawPayload, 900, 300, 8, 8)
  expect(green?.mean).toBeGreaterThan(80)
  expect(red?.mean).toBeLessThan(30)
})

test('the title of the article is drawn on the picture', async () => {
  const { rawPayload } = await fetchPicture(`/media/og/${uid}.jpg`)
  const [, green] = await lookAt(rawPayload, 64, 140, 500, 380)
  expect(green?.min).toBeLessThan(60)
})

test('a repeated request with the ETag of the picture returns 304', async () => {
  const first = await fetchPicture(`/media/og/${uid}.jpg`)
  const again = await fetchPicture(`/media/og/${uid}.jpg`, { 'if-none-match': first.headers.etag })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test.each(['inconnu.jpg', 'pas-encore.jpg', 'x.png', '..%2fa.jpg'])('%s is a 404', async (file) => {
  expect((await fetchPicture(`/media/og/${file}`)).statusCode).toBe(404)
})

test('While twenty drawings wait, another request returns 503 with Retry-After', async () => {
  const { platform } = app
  const author = await createAuthor(platform, platform.db, { name: 'Jeanne Roy' })
  const category = await createCategory(platform, platform.db, { name: 'Foule' })
  const facts = { excerpt: 'Un mot.', content: '<p>Corps</p>', author, category, tags: [], state: 'published' as const }
  const uids: string[] = []
  for (let n = 0; n < 25; n += 1)
    uids.push(await createArticle(platform, platform.db, { ...facts, title: `Foule ${n}` }))
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let drawing = 0
  let most = 0
  const pictureOf = createSharePictures(platform, async () => {
    drawing += 1
    most = Math.max(most, drawing)
    await opened
    drawing -= 1
    return Buffer.from('jpeg')
  })
  const pictures = await Promise.all(uids.map((article) => pictureOf(platform.db, article)))
  const asked = pictures.map(({ load }) => load())
  const refused = { status: 503, headers: { 'retry-after': '10' } }
  for (const beyond of asked.slice(21)) await expect(beyond).rejects.toMatchObject(refused)
  open()
  await Promise.all(asked.slice(0, 21))
  expect(most).toBe(1)
  // The queue has room again.
  await expect(pictures.at(-1)?.load()).resolves.toEqual(Buffer.from('jpeg'))
})
