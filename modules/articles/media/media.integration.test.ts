import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { openContentApp, readAllPages } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory, importMedia, importPreparedMedia } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  for (const name of ['Zoé', 'Anne']) await createAuthor(app.platform, app.platform.db, { name })
})
afterAll(() => app.close())

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f9d5df' } }).withExif({
    IFD0: { Copyright: 'camera secret' },
    IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' },
  })

const importPicture = async (width: number, height: number, name = 'rose.jpg', author: string | null = null) => {
  const bytes = await draw(width, height).jpeg().toBuffer()
  return importMedia(app.platform, app.platform.db, { bytes, name, alt: 'Une rose', credit: 'Nous', author })
}

const imageOf = async (uid: string, name: string) => {
  const author = await createAuthor(app.platform, app.platform.db, { name, image: uid })
  return (await app.call('GET', `/content/authors/${author}`)).body.payload.image
}

describe('a picture', () => {
  let uid: string
  beforeAll(async () => {
    uid = await importPicture(1000, 500)
    await app.settle()
  })

  test('a picture has the fields of the contract', async () => {
    const { body } = await app.call('GET', `/content/media/${uid}`)
    expect(body.payload).toEqual({
      uid,
      name: 'rose.jpg',
      mimeType: 'image/jpeg',
      url: `/media/${uid}/original.jpg`,
      alt: 'Une rose',
      width: 1000,
      height: 500,
      size: expect.any(Number),
      date: '2026-06-15T12:00:00.000Z',
    })
  })

  test('a picture gets AVIF and WebP variants, none wider than the original', async () => {
    expect(await imageOf(uid, 'Rose')).toEqual({
      uid,
      url: `/media/${uid}/original.jpg`,
      alt: 'Une rose',
      width: 1000,
      height: 500,
      credit: 'Nous',
      sources: [
        { url: `/media/${uid}/240.avif`, width: 240, type: 'image/avif' },
        { url: `/media/${uid}/480.avif`, width: 480, type: 'image/avif' },
        { url: `/media/${uid}/768.avif`, width: 768, type: 'image/avif' },
        { url: `/media/${uid}/960.avif`, width: 960, type: 'image/avif' },
        { url: `/media/${uid}/240.webp`, width: 240, type: 'image/webp' },
        { url: `/media/${uid}/480.webp`, width: 480, type: 'image/webp' },
        { url: `/media/${uid}/768.webp`, width: 768, type: 'image/webp' },
        { url: `/media/${uid}/960.webp`, width: 960, type: 'image/webp' },
      ],
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      focalX: 0.5,
      focalY: 0.5,
    })
  })

  test('a picture is served as immutable, with its own content type', async () => {
    for (const [file, type, format, width] of [
      ['original.jpg', 'image/jpeg', 'jpeg', 1000],
      ['480.avif', 'image/avif', 'heif', 480],
      ['960.webp', 'image/webp', 'webp', 960],
    ] as const) {
      const answer = await app.fastify.inject(`/media/${uid}/${file}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String(answer.rawPayload.length),
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      expect(answer.headers['content-disposition']).toBeUndefined()
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width })
      const again = await app.fastify.inject({
        url: `/media/${uid}/${file}`,
        headers: { 'if-none-match': String(answer.headers.etag) },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('a picture loses all camera metadata', async () => {
    const { rawPayload } = await app.fastify.inject(`/media/${uid}/original.jpg`)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(rawPayload.includes('camera secret')).toBe(false)
  })
})

test('a picture with an EXIF rotation is turned upright', async () => {
  const bytes = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const uid = await importMedia(app.platform, app.platform.db, { bytes, name: 'portrait' })
  expect((await app.call('GET', `/content/media/${uid}`)).body.payload).toMatchObject({ width: 200, height: 600 })
})

test('a small picture gets variants of its own width', async () => {
  const uid = await importPicture(100, 40)
  await app.settle()
  expect((await imageOf(uid, 'Petite')).sources.map(({ url }: { url: string }) => url)).toEqual([
    `/media/${uid}/100.avif`,
    `/media/${uid}/100.webp`,
  ])
})

test('a PDF is stored unchanged', async () => {
  const bytes = Buffer.from('%PDF-1.7\n%%EOF')
  const uid = await importMedia(app.platform, app.platform.db, { bytes, name: 'guide.pdf' })
  await app.settle()
  const { body } = await app.call('GET', `/content/media/${uid}`)
  expect(body.payload).toMatchObject({ mimeType: 'application/pdf', width: null, height: null, size: bytes.length })
  const answer = await app.fastify.inject(body.payload.url)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(answer.rawPayload).toEqual(bytes)
})

test('the type of a file is detected from its content, not its name', async () => {
  const { platform } = app
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const gif = await draw(9, 9).gif().toBuffer()
  const broken = (await draw(90, 90).jpeg().toBuffer()).subarray(0, 40)
  for (const bytes of [
    Buffer.from(svg),
    gif,
    Buffer.from('MZ'),
    Buffer.alloc(0),
    broken,
    Buffer.from('\xff\xd8\xff<script>', 'latin1'),
  ]) {
    await expect(importMedia(platform, platform.db, { bytes, name: 'photo.jpg' })).rejects.toMatchObject({
      status: 415,
    })
  }
  const png = await draw(9, 9).png().toBuffer()
  const uid = await importMedia(platform, platform.db, { bytes: png, name: 'photo.jpg' })
  expect((await app.call('GET', `/content/media/${uid}`)).body.payload).toMatchObject({
    mimeType: 'image/png',
    url: `/media/${uid}/original.png`,
  })
})

test.each([
  '/media/0198c0de-0000-7000-8000-000000000000/original.jpg',
  '/media/0198c0de-0000-7000-8000-000000000000/original.exe',
  '/media/..%2f..%2fdatabase/PG_VERSION',
  '/media/0198c0de-0000-7000-8000-000000000000/..%2f..%2fx.jpg',
  '/media/x/y.jpg',
  '/media/%00/y.jpg',
])('%s is a 404', async (url) => {
  const answer = await app.fastify.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('media can be filtered by type or author and sorted by date or author', async () => {
  const zoe = await importPicture(10, 10, 'a', 'zoe')
  app.clock.advance(1000)
  const anne = await importPicture(10, 10, 'b', 'anne')
  const uids = async (query: string) =>
    (await readAllPages(app, `/content/media?${query}`, 2)).items.map((item) => item.uid)
  const all = await uids('')
  expect(all[0]).toBe(anne)
  expect((await uids('order[date]=asc')).at(-1)).toBe(anne)
  expect((await uids('order[author]=asc')).slice(0, 2)).toEqual([anne, zoe])
  expect((await uids('order[author]=desc')).slice(0, 2)).toEqual([zoe, anne])
  expect((await uids('order[author]=desc')).length).toBe(all.length)
  expect(await uids('author=zoe')).toEqual([zoe])
  expect(await uids('authors[]=zoe&authors[]=anne&order[date]=asc')).toEqual([zoe, anne])
  expect((await uids('mimeType=application/pdf')).length).toBe(1)
  expect((await uids('mimeType=image/*')).length).toBe(all.length - 1)
  expect((await uids('mimeType[]=image/png&mimeType[]=application/pdf')).length).toBe(2)
  expect(await uids(`ids[]=${zoe}`)).toEqual([zoe])
})

test('the image of an article must be a picture', async () => {
  const { platform } = app
  const pdf = await importMedia(platform, platform.db, { bytes: Buffer.from('%PDF-1.7'), name: 'x' })
  const image = await importPicture(20, 10)
  const category = await createCategory(platform, platform.db, { name: 'Vie' })
  const article = { title: 'Avec image', author: 'anne', category, state: 'published' as const }
  await expect(createArticle(platform, platform.db, { ...article, image: pdf })).rejects.toMatchObject({ status: 400 })
  const uid = await createArticle(platform, platform.db, { ...article, image })
  expect((await app.call('GET', `/content/articles/${uid}`)).body.payload.image).toMatchObject({
    uid: image,
    width: 20,
  })
})

test('prepared pictures are imported unchanged', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'prepared-'))
  const entry = {
    width: 1600,
    height: 900,
    alt: 'Un jardin',
    focalX: 0.3,
    focalY: 0.7,
    placeholder: 'data:image/webp;base64,AA',
    credit: 'Illustration Éclore',
  }
  await mkdir(path.join(folder, 'jardin'))
  for (const file of ['original.jpg', '480.avif', '480.webp', '960.avif'])
    await writeFile(path.join(folder, 'jardin', file), file)
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ jardin: entry }))
  const uid = await importPreparedMedia(app.platform, app.platform.db, path.join(folder, 'jardin'))
  expect(await imageOf(uid, 'Jardin')).toEqual({
    ...entry,
    uid,
    url: `/media/${uid}/original.jpg`,
    sources: [
      { url: `/media/${uid}/480.avif`, width: 480, type: 'image/avif' },
      { url: `/media/${uid}/960.avif`, width: 960, type: 'image/avif' },
      { url: `/media/${uid}/480.webp`, width: 480, type: 'image/webp' },
    ],
  })
  expect((await app.fastify.inject(`/media/${uid}/480.webp`)).body).toBe('480.webp')
  await rm(folder, { recursive: true })
})
