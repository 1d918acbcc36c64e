import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../../tests/fixtures/fake-s3.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { openContentApp } from '../fixtures/content-app.ts'
import { importMedia } from '../index.ts'

let fake: FakeS3
let app: TestApp
beforeAll(async () => {
  fake = await startFakeS3()
  app = await openContentApp({ env: { MEDIA_URL: fake.url } })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

test('MEDIA_URL stores images and variants in the object store', async () => {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#f9d5df' } })
    .png()
    .toBuffer()
  const uid = await importMedia(app.platform, app.platform.db, { bytes, name: 'rose.png' })
  await app.settle()
  const { url } = (await app.call('GET', `/content/media/${uid}`)).body.payload
  expect([...fake.files.values()].map((file) => file.contentType).sort()).toEqual(
    expect.arrayContaining(['image/avif', 'image/png', 'image/webp']),
  )
  const { pathname } = new URL(url, 'http://site.test')
  const served = await app.fastify.inject(pathname)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png'])
  expect(served.rawPayload).toEqual(fake.files.get(pathname.replace(/^\//, '').replace('media/', ''))?.bytes)
  expect((await app.fastify.inject(pathname.replace('.png', '.webp'))).statusCode).toBe(404)
})
