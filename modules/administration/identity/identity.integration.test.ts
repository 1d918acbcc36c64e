import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { icons } from '../../../contracts/administration/identity-files.ts'
import { createStaffApp, createUser, type Person, violationsOf } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { importMedia } from '../../articles/index.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

const square = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 400, height: 200, channels, background } })
    .png()
    .toBuffer()

const upload = async (bytes: Buffer) => importMedia(app.platform, app.platform.db, { bytes, name: 'image.png' })

async function set(uid: string, value: unknown) {
  const { version } = (await admin.get(`/staff/settings/${uid}`)).body.payload
  return admin.put(`/staff/settings/${uid}`, { value, version })
}

const identity = async () => (await app.call('GET', '/site-settings')).body.payload.identity
const fetchFile = (url: string, headers = {}) => app.fastify.inject({ method: 'GET', url, headers })

/** Colour of one pixel, as `r,g,b,a`. */
async function pixel(picture: Buffer, left: number, top: number): Promise<string> {
  const raw = await sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...raw].join()
}

const blue = { ground: '#f2f7ff', accent: '#cfe3ff', ink: '#0b1c33', paper: '#ffffff', link: '#1d4f91' }

test('without a picture the icons are the initial in the owner’s colours', async () => {
  await set('site-name', 'Atelier Ondine')
  await set('colours', blue)
  for (const { file, size, shape } of Object.values(icons)) {
    const { statusCode, rawPayload } = await fetchFile(`/${file}`)
    const { width, height } = await sharp(rawPayload).metadata()
    expect([file, statusCode, width, height]).toEqual([file, 200, size, size])
    const middle = await pixel(rawPayload, size / 2, Math.round(size * 0.06))
    expect([file, middle]).toEqual([file, shape === 'badge' ? expect.stringMatching(/,0$|^255/) : '207,227,255,255'])
    const dark = (await sharp(rawPayload).flatten({ background: '#ffffff' }).stats()).channels[0]?.min ?? 255
    expect([file, dark < 40]).toEqual([file, shape !== 'badge'])
  }
})

test('icons are made from the owner’s picture, cropped to squares', async () => {
  const former = (await identity()).version
  await set('icon-picture', await upload(await square('#006400')))
  const { version, ownIcon } = await identity()
  expect([ownIcon, version === former]).toEqual([true, false])
  for (const file of ['icon-32.png', 'apple-touch-icon.png', 'icon-maskable-512.png']) {
    const { rawPayload } = await fetchFile(`/${file}?v=${version}`)
    expect([file, await pixel(rawPayload, 1, 1)]).toEqual([file, '0,100,0,255'])
  }
  await set('icon-picture', await upload(await square('#00640000', 4)))
  expect(await pixel((await fetchFile('/icon-192.png')).rawPayload, 96, 96)).toMatch(/,0$/)
  expect(await pixel((await fetchFile('/apple-touch-icon.png')).rawPayload, 9, 9)).toBe('207,227,255,255')
})

test('the URL of the current version is cached forever, other URLs for minutes', async () => {
  const { version } = await identity()
  const kept = async (address: string) => (await fetchFile(address)).headers['cache-control']
  expect(await kept(`/icon-192.png?v=${version}`)).toBe('public, max-age=31536000, immutable')
  expect(await kept('/icon-192.png?v=former')).toBe('public, max-age=300')
  const first = await fetchFile('/icon-192.png')
  expect((await fetchFile('/icon-192.png', { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
  await set('icon-picture', null)
  expect((await identity()).version).not.toBe(version)
  expect((await fetchFile('/icon-192.png')).rawPayload.equals(first.rawPayload)).toBe(false)
})

test('a generated icon is stored and replaces former versions', async () => {
  await set('site-name', 'Maison Ondine')
  const { version } = await identity()
  await fetchFile('/icon-512.png')
  const stored = await Array.fromAsync(app.platform.storage.list('identity'))
  expect(stored).toContain(`identity/${version}/icon-512.png`)
  expect(stored.filter((key) => !key.startsWith(`identity/${version}/`))).toEqual([])
})

test('the share picture shows the site name unless the owner chose a picture', async () => {
  const { statusCode, headers, rawPayload } = await fetchFile('/share.jpg')
  const { width, height } = await sharp(rawPayload).metadata()
  expect([statusCode, headers['content-type'], width, height]).toEqual([200, 'image/jpeg', 1200, 630])
  expect((await sharp(rawPayload).stats()).channels[0]?.min).toBeLessThan(60)
  await set('share-picture', await upload(await square('#006400')))
  const [red, green] = (await sharp((await fetchFile('/share.jpg')).rawPayload).stats()).channels
  expect([(red?.max ?? 255) < 20, (green?.min ?? 0) > 80]).toEqual([true, true])
})

test('mails use the owner’s colours and load the logo from the site', async () => {
  const { publicUrl } = app.platform.config
  expect((await fetchFile('/logo.png')).statusCode).toBe(404)
  await set('logo-text', 'Ondine')
  await set('logo-picture', { image: await upload(await square('#006400')), withText: false })
  const { logo, version } = await identity()
  expect(logo).toMatchObject({ width: 400, height: 200, withText: false, url: expect.stringMatching(/^\/media\//) })
  const drawn = await fetchFile('/logo.png')
  expect([(await sharp(drawn.rawPayload).metadata()).height, drawn.headers['cross-origin-resource-policy']]).toEqual([
    80,
    'cross-origin',
  ])
  await app.call('POST', '/reset-password/request', { body: { identifier: admin.email } })
  const [mail] = (await app.mailsTo(admin.email)).slice(-1)
  expect(mail?.html).toContain(`src="${publicUrl}/logo.png?v=${version}"`)
  expect(mail?.html).toMatch(/<img(?=[^>]* alt="Ondine")(?=[^>]* width="80")(?=[^>]* height="40")/)
  expect(mail?.html.match(/src="[^"]*"/g)).toHaveLength(1)
  expect(mail?.html).toContain(`background-color:${blue.ground}`)
  expect(mail?.html).not.toMatch(/#f9d5df|#97274f/i)
})

test('a setting accepts only library pictures, which then cannot be deleted', async () => {
  const image = await upload(await square('#006400'))
  const nowhere = '00000000-0000-7000-8000-000000000000'
  expect(violationsOf(await set('icon-picture', nowhere))).toEqual([400, ['value', 'invalid']])
  expect(violationsOf(await set('logo-picture', { image: nowhere, withText: true }))).toEqual([
    400,
    ['value', 'invalid'],
  ])
  const together = { settings: [{ uid: 'icon-picture', value: nowhere, version: 99 }] }
  expect(violationsOf(await admin.patch('/staff/settings', together))).toEqual([400, ['icon-picture', 'invalid']])
  expect((await set('about-picture', image)).status).toBe(200)
  const uses = (await admin.get(`/staff/media/${image}/uses`)).body.payload
  expect(uses).toEqual([{ kind: 'setting', uid: 'about-picture', title: 'Image de la page « À propos »' }])
  expect((await admin.delete(`/staff/media/${image}?version=1`)).status).toBe(409)
  expect((await app.call('GET', '/site-settings')).body.payload.aboutImage).toMatchObject({ uid: image })
})

test('a preview draws unsaved choices like saved ones and does not save them', async () => {
  const { version } = await identity()
  const choices = {
    name: 'Zéphyr',
    colours: { accent: '#112233', ink: '#ffffff' },
    logo: null,
    icon: null,
    share: null,
  }
  const preview = async (change: object) => {
    const { status, body } = await admin.post('/staff/identity/preview', { ...choices, ...change })
    expect([status, body.violations]).toEqual([200, undefined])
    const bytesOf = (address: string) => Buffer.from(address.split('base64,')[1] ?? '', 'base64')
    return { tab: bytesOf(body.payload.tab), phone: bytesOf(body.payload.phone), share: bytesOf(body.payload.share) }
  }
  const initial = await preview({})
  expect(await pixel(initial.phone, 2, 2)).toBe('17,34,51,255')
  expect((await sharp(initial.share).metadata()).width).toBe(1200)
  const green = await sharp({ create: { width: 300, height: 250, channels: 3, background: '#006400' } })
    .png()
    .toBuffer()
  const [wide, nearlySquare] = [await upload(await square('#006400')), await upload(green)]
  expect(await pixel((await preview({ logo: nearlySquare })).phone, 2, 2)).toBe('0,100,0,255')
  expect(await pixel((await preview({ logo: wide })).phone, 2, 2)).toBe('17,34,51,255')
  expect(await pixel((await preview({ icon: wide })).tab, 16, 16)).toBe('0,100,0,255')
  expect((await preview({ share: wide })).share.equals(initial.share)).toBe(false)
  expect((await identity()).version).toBe(version)
})

test('icons without a picture of their own show a logo that is nearly square', async () => {
  await set('icon-picture', null)
  const green = await sharp({ create: { width: 300, height: 250, channels: 3, background: '#006400' } })
    .png()
    .toBuffer()
  await set('logo-picture', { image: await upload(green), withText: true })
  expect((await identity()).ownIcon).toBe(true)
  expect(await pixel((await fetchFile('/icon-192.png')).rawPayload, 96, 96)).toBe('0,100,0,255')
  await set('logo-picture', null)
  expect((await identity()).ownIcon).toBe(false)
})
