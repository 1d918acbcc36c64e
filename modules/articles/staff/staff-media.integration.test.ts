import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { createAuthor, createCategory } from '../index.ts'

const mebibyte = 1024 * 1024

let app: TestApp
let token: string
let picture: Buffer
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  token = await createUserToken(app, 'editor')
  await createAuthor(app.platform, app.platform.db, { name: 'Zoé' })
  await createCategory(app.platform, app.platform.db, { name: 'Vie' })
  picture = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#f9d5df' } })
    .withExif({ IFD0: { Copyright: 'camera secret' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

interface Part {
  name: string
  value: Buffer | string
  filename?: string
}

async function upload(parts: Part[], to = '') {
  const form = new FormData()
  for (const { name, value, filename } of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), filename ?? 'image.jpg')
  }
  const encoded = new Response(form)
  return sendRaw(Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type') ?? '', to)
}

async function sendRaw(payload: Buffer, type: string, to = '') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const answer = await app.fastify.inject({ method: 'POST', url: `/api/staff/media${to}`, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const outcome = (answer: { status: number; body: { violations?: { property: string; type: string }[] } }) => [
  answer.status,
  answer.body.violations?.map(({ property, type }) => `${property}/${type}`),
]
const call = (method: string, path: string, body?: unknown) => app.call(method, `/staff/media${path}`, { token, body })

describe('uploading', () => {
  test('a picture loses its metadata and gets variants', async () => {
    expect(picture.includes('camera secret')).toBe(true)
    const answer = await upload([
      { name: 'alt', value: 'Une rose' },
      { name: 'file', value: picture, filename: 'C:\\photos\\été.JPG' },
    ])
    expect(answer.status).toBe(201)
    const { uid } = answer.body.payload
    expect(answer.body.payload).toEqual({
      uid,
      name: 'été.JPG',
      mimeType: 'image/jpeg',
      url: `/media/${uid}/original.jpg`,
      alt: 'Une rose',
      width: 500,
      height: 300,
      size: expect.any(Number),
      date: '2026-06-15T12:00:00.000Z',
      credit: null,
      author: null,
      sources: [],
      focalX: 0.5,
      focalY: 0.5,
      version: 1,
    })
    await app.settle()
    const { sources } = (await call('GET', `/${uid}`)).body.payload
    expect(sources.map(({ type, width }: { type: string; width: number }) => `${type} ${width}`)).toEqual([
      'image/avif 240',
      'image/avif 480',
      'image/webp 240',
      'image/webp 480',
    ])
    for (const { url } of [answer.body.payload, ...sources]) {
      const { statusCode, rawPayload } = await app.fastify.inject(url)
      expect(statusCode).toBe(200)
      expect(rawPayload.includes('camera secret')).toBe(false)
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    }
  })

  test('the alt may come after the file', async () => {
    const answer = await upload([
      { name: 'file', value: picture },
      { name: 'alt', value: 'Après' },
    ])
    expect(answer.body.payload.alt).toBe('Après')
  })

  test('another file type returns 415 whatever the file name', async () => {
    for (const value of ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\xff\xd8\xffnothing', '']) {
      expect((await upload([{ name: 'file', value: Buffer.from(value, 'latin1') }])).status).toBe(415)
    }
    expect((await sendRaw(Buffer.from('{}'), 'application/json')).status).toBe(415)
    expect((await sendRaw(picture, 'image/jpeg')).status).toBe(415)
  })

  test('a file of 20 MiB is accepted; one byte more returns 413', async () => {
    const pdf = Buffer.alloc(20 * mebibyte + 1, '%PDF-1.7 ')
    expect((await upload([{ name: 'file', value: pdf.subarray(0, -1), filename: 'guide.pdf' }])).status).toBe(201)
    expect((await upload([{ name: 'file', value: pdf, filename: 'guide.pdf' }])).status).toBe(413)
  })

  test('a form that does not match the contract returns 400', async () => {
    expect(outcome(await upload([{ name: 'alt', value: 'seul' }]))).toEqual([400, ['file/missing']])
    expect(outcome(await upload([{ name: 'photo', value: picture }]))).toEqual([400, ['photo/invalid']])
    expect(
      outcome(
        await upload([
          { name: 'title', value: 'x' },
          { name: 'file', value: picture },
        ]),
      ),
    ).toEqual([400, ['title/invalid']])
    expect(
      outcome(
        await upload([
          { name: 'alt', value: 'a'.repeat(501) },
          { name: 'file', value: picture },
        ]),
      ),
    ).toEqual([400, ['alt/invalid']])
  })

  test.each([
    ['multipart/form-data', '--x'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'],
    ['multipart/form-data; boundary=x', 'nothing of the kind'],
  ])('a malformed body is a 400, never a server error: %s', async (type, body) => {
    expect((await sendRaw(Buffer.from(body), type)).status).toBe(400)
  })
})

describe('media', () => {
  const add = async (filename = 'a.jpg') => (await upload([{ name: 'file', value: picture, filename }])).body.payload

  test('media are changed by PATCH or PUT with the current version', async () => {
    const { uid } = await add()
    const patched = await call('PATCH', `/${uid}`, { alt: 'Neuf', author: 'zoe', focalX: 0.2, version: 1 })
    expect(patched.body.payload).toMatchObject({ alt: 'Neuf', author: 'zoe', focalX: 0.2, name: 'a.jpg', version: 2 })
    const put = await call('PUT', `/${uid}`, {
      ...patched.body.payload,
      name: 'b',
      alt: '',
      author: null,
      credit: 'Nous',
    })
    expect(put.body.payload).toMatchObject({ name: 'b', alt: '', author: null, credit: 'Nous', version: 3 })
    expect(outcome(await call('PATCH', `/${uid}`, { alt: 'x' }))).toEqual([400, ['version/missing']])
    expect(outcome(await call('PATCH', `/${uid}`, { alt: 'x', version: 1 }))).toEqual([409, ['version/invalid']])
    expect(outcome(await call('PATCH', `/${uid}`, { author: 'personne', version: 3 }))).toEqual([
      400,
      ['author/invalid'],
    ])
  })

  test('media can be filtered, sorted and searched in a list with a total', async () => {
    const first = await add('liste-1.jpg')
    const second = await add('liste-2.jpg')
    const { body } = await call('GET', '?q=LISTE&sort=name&order=desc&perPage=1')
    expect([body.payload[0].uid, body.page.total]).toEqual([second.uid, 2])
    const some = await call('GET', `?filter[uid]=${first.uid}&filter[mimeType]=image/jpeg`)
    expect(some.body.payload.map((item: { uid: string }) => item.uid)).toEqual([first.uid])
    expect((await call('GET', '?filter[mimeType]=application/pdf')).body.page.total).toBe(1)
  })

  test('a used medium cannot be deleted; an unused one is deleted with its files', async () => {
    const shown = await add()
    const body = { title: 'x', author: 'zoe', category: 'vie', content: `<p><img src="${shown.url}" alt=""></p>` }
    const article = (await app.call('POST', '/staff/articles', { token, body })).body.payload
    expect(outcome(await call('DELETE', `/${shown.uid}?version=1`))).toEqual([409, ['uid/invalid']])
    await app.call('DELETE', `/staff/articles/${article.uid}?version=1`, { token })
    await app.settle()
    expect((await call('DELETE', `/${shown.uid}?version=1`)).status).toBe(204)
    await app.settle()
    for (const file of ['original.jpg', '480.avif', '480.webp']) {
      expect((await app.fastify.inject(`/media/${shown.uid}/${file}`)).statusCode).toBe(404)
    }
    expect((await call('GET', `/${shown.uid}`)).status).toBe(404)
  })

  test('media list their uses and can be filtered by use', async () => {
    const shown = await add('montre.jpg')
    const other = await add('oublie.jpg')
    const text = { author: 'zoe', category: 'vie', title: 'Où', content: `<p><img src="${shown.url}" alt="a"></p>` }
    const article = (await app.call('POST', '/staff/articles', { token, body: text })).body.payload
    const page = { title: 'Une page', content: `<p><img src="${shown.url}" alt="a"></p>` }
    await app.call('POST', '/staff/pages', { token, body: page })
    expect((await call('GET', `/${shown.uid}/uses`)).body.payload).toEqual([
      { kind: 'article', uid: article.uid, title: 'Où' },
      { kind: 'page', uid: 'une-page', title: 'Une page' },
    ])
    expect((await call('GET', `/${other.uid}/uses`)).body.payload).toEqual([])
    const found = async (used: string) =>
      (await call('GET', `?filter[used]=${used}&perPage=100`)).body.payload.map((item: { uid: string }) => item.uid)
    expect(await found('1')).toContain(shown.uid)
    expect(await found('1')).not.toContain(other.uid)
    expect(await found('0')).toContain(other.uid)
    expect(await found('0')).not.toContain(shown.uid)
    expect((await call('GET', '?filter[used]=2')).status).toBe(400)
  })

  test('a replaced file gets a new address, to which the old one redirects', async () => {
    const before = await add('avant.jpg')
    const text = {
      author: 'zoe',
      category: 'vie',
      title: 'Images',
      content: `<p><img src="${before.url}" alt="a"></p>`,
    }
    const article = (await app.call('POST', '/staff/articles', { token, body: text })).body.payload
    await app.settle()
    const value = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#112233' } })
      .png()
      .toBuffer()
    const outdatedAnswer = await upload([{ name: 'file', value }], `/${before.uid}/file?version=7`)
    expect(outcome(outdatedAnswer)).toEqual([409, ['version/invalid']])
    const replaced = await upload([{ name: 'file', value }], `/${before.uid}/file?version=1`)
    expect([replaced.status, replaced.body.payload]).toEqual([
      200,
      expect.objectContaining({ uid: before.uid, alt: '', mimeType: 'image/png', width: 700, height: 900, version: 2 }),
    ])
    const { url } = replaced.body.payload
    expect(url).not.toBe(before.url)
    expect((await app.call('GET', `/staff/articles/${article.uid}`, { token })).body.payload.content).toContain(url)
    await app.settle()
    const old = await app.fastify.inject(before.url)
    expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([
      302,
      url,
      'public, max-age=60',
    ])
    expect((await app.fastify.inject(url)).headers['content-type']).toBe('image/png')
    const { sources } = (await call('GET', `/${before.uid}`)).body.payload
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect((await app.fastify.inject(source.url)).statusCode).toBe(200)
    const pdf = { name: 'file', value: Buffer.from('%PDF-1.4\n%%EOF'), filename: 'a.pdf' }
    expect(outcome(await upload([pdf], `/${before.uid}/file?version=2`))).toEqual([400, ['file/invalid']])
  })
})
