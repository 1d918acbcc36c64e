import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp, violationsOf } from '../../fixtures/content-app.ts'
import type { downloadPicture } from '../../media/download-picture.ts'
import type { Archive } from '../conversion/archive.ts'
import { createPicture, sendImport } from '../fixtures/exchange-app.ts'
import { importKey } from '../import-job.ts'
import { removeUploadsSweep } from '../remove-uploads.ts'
import { createPictures } from './pictures.ts'

let app: TestApp
beforeAll(async () => {
  app = await openContentApp()
})
afterAll(() => app.close())

const from = 'https://blog.exemple.fr'
const nothing = { paths: [], close: () => undefined } as unknown as Archive
const at = (url: string) => ({ url, alt: 'Une rose', caption: '' })
const run = (dryRun: boolean) => {
  const { platform } = app
  return { platform, db: platform.db, uid: randomUUIDv7(), origin: 'blog.exemple.fr', dryRun }
}

test('missing pictures are downloaded once, only from the named site', async () => {
  const bytes = await createPicture('#f9d5df')
  const download = vi.fn<typeof downloadPicture>(async () => bytes)
  const bring = createPictures(run(false), nothing, from, download)
  const [first, second] = await Promise.all([bring(at(`${from}/a.jpg`)), bring(at(`${from}/a.jpg`))])
  expect(first).toMatchObject({ url: expect.stringMatching(/^\/media\/[\w-]+\/original\.jpg$/) })
  expect(second).toEqual(first)
  expect(await bring(at('__GHOST_URL__/b.jpg'))).toMatchObject({ uid: expect.any(String) })
  expect(download.mock.calls.map(([address]) => address)).toEqual([`${from}/a.jpg`, `${from}/b.jpg`])
  expect(await bring(at('https://ailleurs.fr/a.jpg'))).toBe('Cette image n’est pas dans l’archive.')
  expect(await createPictures(run(false), nothing, from, download)(at(`${from}/a.jpg`))).toEqual(first)
  expect(await createPictures(run(false), nothing, null, download)(at(`${from}/a.jpg`))).toMatch(/archive/)
})

test('a dry run downloads nothing; files other than pictures are refused', async () => {
  const download = vi.fn<typeof downloadPicture>(async () => Buffer.from('<html>'))
  expect(await createPictures(run(true), nothing, from, download)(at(`${from}/c.jpg`))).toMatchObject({ uid: '' })
  expect(download).not.toHaveBeenCalled()
  expect(await createPictures(run(false), nothing, from, download)(at(`${from}/c.jpg`))).toMatch(/type de fichier/)
})

test('the site of the pictures must be given as an https origin', async () => {
  const token = await createUserToken(app, 'editor')
  for (const pictures of ['http://blog.exemple.fr', 'https://blog.exemple.fr/photos', 'blog']) {
    const refused = await sendImport(app, token, '{}', { format: 'ghost', pictures })
    expect(violationsOf(refused)).toEqual([400, ['pictures/invalid']])
  }
})

test('an upload without an import is removed after an hour', async () => {
  const { storage } = app.platform
  const left = importKey(randomUUIDv7())
  await storage.put(left, Buffer.from('x'), 'application/zip')
  await removeUploadsSweep.handle(app.platform)
  expect(await storage.get(left)).toBeDefined()
  app.clock.advance(3_700_000)
  await removeUploadsSweep.handle(app.platform)
  expect(await storage.get(left)).toBeUndefined()
})
