import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPageTexts } from '../../../../contracts/administration/default-page-texts.ts'
import { readSetting, writeSetting } from '../../../../platform/settings/index.ts'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { contactRetentionDays } from '../../../support/index.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp({ env: { SUPPORT_RETENTION_DAYS: '400' } })
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

const read = async (uid: string) => (await admin.get(`/staff/settings/${uid}`)).body.payload
const write = (uid: string, value: unknown, version?: number) => admin.put(`/staff/settings/${uid}`, { value, version })
const everything = [
  'about-picture',
  'answer-within-hours',
  'coaching-hours',
  'colours',
  'contact-email',
  'contact-page',
  'contact-retention-days',
  'data-protection-officer',
  'emergency',
  'gift-terms',
  'hosting',
  'icon-picture',
  'logo-picture',
  'logo-text',
  'mediator',
  'navigation',
  'page-texts',
  'postal-address',
  'promise-credit',
  'publisher',
  'search-texts',
  'sepa-creditor',
  'share-picture',
  'site-name',
  'support-refunds',
  'vat-mention',
]

test('every setting exists from the first start, with the default value', async () => {
  const { payload, page } = (await admin.get('/staff/settings?sort=uid&order=asc&perPage=100')).body
  expect(page.total).toBe(everything.length)
  expect(payload.map(({ uid }: { uid: string }) => uid)).toEqual(everything)
  expect(payload.find(({ uid }: { uid: string }) => uid === 'site-name')).toEqual({
    uid: 'site-name',
    value: 'Mon site',
    version: 1,
    modified: expect.stringMatching(/Z$/),
  })
  expect((await read('contact-retention-days')).value).toBe(400)
})

test('the list is sorted, paged, filtered and searched', async () => {
  const list = async (query: string) => (await admin.get(`/staff/settings?${query}`)).body
  const uidsOf = ({ payload }: { payload: { uid: string }[] }) => payload.map(({ uid }) => uid)
  expect(uidsOf(await list('sort=uid&order=desc&perPage=2'))).toEqual(everything.toReversed().slice(0, 2))
  expect(uidsOf(await list('perPage=3&page=3'))).toEqual(everything.slice(6, 9))
  expect(await list('q=CONTACT&perPage=1')).toMatchObject({ page: { total: 3 } })
  expect(uidsOf(await list('filter[uid]=colours&filter[uid]=nothing'))).toEqual(['colours'])
  expect((await list('sort=modified&order=desc&perPage=100')).payload).toHaveLength(everything.length)
})

test('the owner’s choices are stored, used by the site and audited', async () => {
  const received: unknown[] = []
  const stop = app.platform.events.subscribe('settings', (data) => received.push(data))
  const hours = [{ day: 2, from: '10:00', to: '12:30' }]
  app.clock.advance(1000)
  const changed = await write('coaching-hours', hours, 1)
  expect(changed.status).toBe(200)
  expect(changed.body.payload).toEqual({
    uid: 'coaching-hours',
    value: hours,
    version: 2,
    modified: app.clock.now().toISOString(),
  })
  expect((await app.call('GET', '/site-settings')).body.payload).toMatchObject({
    name: 'Mon site',
    coachingHours: hours,
  })
  await expect.poll(() => received).toEqual([{ name: 'coaching-hours' }])
  const from = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }))
  expect(await auditOf(admin, 'coaching-hours')).toEqual([['settings.change', { from, to: hours }]])
  stop()
})

test('the audit records that an address was changed but not the address', async () => {
  expect((await write('contact-email', 'ada@exemple.fr', 1)).status).toBe(200)
  expect(await auditOf(admin, 'contact-email')).toEqual([['settings.change', {}]])
})

test('null restores the default value', async () => {
  const { platform } = app
  const days = () => readSetting(platform.db, platform.config, contactRetentionDays)
  expect((await write('contact-retention-days', 30, 1)).status).toBe(200)
  expect(await days()).toBe(30)
  expect((await write('contact-retention-days', null, 2)).body.payload).toMatchObject({ value: 400, version: 3 })
  expect(await days()).toBe(400)
})

test('a page that is missing from the saved page texts gets its default text', async () => {
  const { coaches, ...saved } = defaultPageTexts
  const gift = { title: 'Offrir', lead: '' }
  const { platform } = app
  await writeSetting(platform.db, { name: 'page-texts', value: { ...saved, gift }, version: 1 }, platform.clock.now())
  expect((await app.call('GET', '/site-settings')).body.payload.pageTexts).toMatchObject({ coaches, gift })
  expect((await write('page-texts', null, 2)).status).toBe(200)
})

test('visitors can read public settings only', async () => {
  const { payload } = (await app.call('GET', '/site-settings')).body
  expect(Object.keys(payload).sort()).toEqual([
    'aboutImage',
    'coachingHours',
    'colours',
    'contactEmail',
    'contactPage',
    'debits',
    'emergency',
    'identity',
    'logoText',
    'name',
    'navigation',
    'pageTexts',
    'postalAddress',
    'searchTexts',
  ])
})

describe('a value that the setting’s schema does not allow is refused', () => {
  test.each([
    ['site-name', '', ['value', 'missing']],
    ['site-name', 12, ['value', 'invalid']],
    ['site-name', 'a'.repeat(61), ['value', 'invalid']],
    ['colours', { ground: '#fdf4f6', accent: 'rose', ink: '#17120f', paper: '#fffdfc' }, ['value.accent', 'invalid']],
    ['colours', { ground: '#fdf4f6', accent: '#fdf4f6', ink: '#17120f' }, ['value.paper', 'missing']],
    [
      'colours',
      { ground: '#fdf4f6', accent: '#97274f', ink: '#17120f', paper: '#fffdfc' },
      ['value.accent', 'invalid'],
    ],
    ['contact-email', 'not an address', ['value', 'invalid']],
    ['contact-retention-days', 0, ['value', 'invalid']],
    ['contact-retention-days', 1.5, ['value', 'invalid']],
    ['coaching-hours', [{ day: 8, from: '09:00', to: '18:00' }], ['value.0.day', 'invalid']],
    ['coaching-hours', [{ day: 1, from: '18:00', to: '09:00' }], ['value.0', 'invalid']],
    ['page-texts', { ...defaultPageTexts, gift: { title: ' ', lead: '' } }, ['value.gift.title', 'missing']],
    [
      'page-texts',
      { ...defaultPageTexts, payment: { title: 'x'.repeat(81), lead: '' } },
      ['value.payment.title', 'invalid'],
    ],
    ['coaching-hours', [{ day: 1, from: '08h00', to: '18:00' }], ['value.0.from', 'invalid']],
  ])('%s %j', async (uid, value, violation) => {
    const { version } = await read(uid)
    expect(violationsOf(await write(uid, value, version))).toEqual([400, violation])
    expect((await read(uid)).version).toBe(version)
  })
})

test('a change needs a value and the current version', async () => {
  const { version } = await read('site-name')
  expect(violationsOf(await write('site-name', 'Fleur'))).toEqual([400, ['version', 'missing']])
  expect(violationsOf(await admin.patch('/staff/settings/site-name', { version }))).toEqual([400, ['value', 'missing']])
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => write('site-name', name, version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(violationsOf(await write('site-name', 'D', version))).toEqual([409, ['version', 'invalid']])
})

test('several settings change together or not at all', async () => {
  const versions = async (...uids: string[]) => Promise.all(uids.map(async (uid) => (await read(uid)).version))
  const [name = 0, logo = 0] = await versions('site-name', 'logo-text')
  const together = (settings: unknown[]) => admin.patch('/staff/settings', { settings })
  const renamed = { uid: 'site-name', value: 'Atelier Ondine', version: name }

  const refused = await together([
    renamed,
    { uid: 'logo-text', value: '', version: logo },
    { uid: 'nothing', value: 1, version: 1 },
  ])
  expect(refused.status).toBe(400)
  expect(refused.body.violations.map(({ property }: { property: string }) => property)).toEqual([
    'nothing',
    'logo-text',
  ])
  expect(await versions('site-name', 'logo-text')).toEqual([name, logo])

  const overtaken = await together([renamed, { uid: 'logo-text', value: 'Ondine', version: logo + 1 }])
  expect(violationsOf(overtaken)).toEqual([409, ['logo-text', 'invalid']])
  expect(await versions('site-name', 'logo-text')).toEqual([name, logo])

  const written = await together([renamed, { uid: 'logo-text', value: 'Ondine', version: logo }])
  expect(written.body.payload.map(({ uid, value }: { uid: string; value: unknown }) => [uid, value]).sort()).toEqual([
    ['logo-text', 'Ondine'],
    ['site-name', 'Atelier Ondine'],
  ])
  expect((await app.call('GET', '/site-settings')).body.payload).toMatchObject({
    name: 'Atelier Ondine',
    logoText: 'Ondine',
  })
  expect((await auditOf(admin, 'logo-text')).at(-1)).toEqual(['settings.change', { from: 'Mon site', to: 'Ondine' }])
})

test('a working copy is shown by its preview link alone, until it is published', async () => {
  const { value, version } = await read('navigation')
  const claim = async (preview = '') =>
    (await app.call('GET', `/site-settings${preview}`)).body.payload.navigation.claim as string
  const save = (claimed: string, of: number, draft?: true) =>
    admin.patch('/staff/settings', {
      settings: [{ uid: 'navigation', value: { ...value, claim: claimed }, version: of }],
      ...(draft && { draft }),
    })
  const kept = await save('En préparation', version, true)
  expect(kept.body.payload).toMatchObject([{ value, draft: { claim: 'En préparation' }, version: version + 1 }])
  expect((await auditOf(admin, 'navigation')).at(-1)).toEqual(['settings.draft', {}])
  const { href } = (await admin.post('/staff/settings/preview', { page: '/' })).body.payload
  expect(new URL(href).pathname).toBe('/')
  const preview = `?preview=${new URL(href).searchParams.get('preview')}`
  expect([await claim(), await claim('?preview=faux'), await claim(preview)]).toEqual([
    value.claim,
    value.claim,
    'En préparation',
  ])
  expect((await save('Autre', version, true)).status).toBe(409)

  // A working copy equal to the public value is not stored.
  const back = await save(value.claim, version + 1, true)
  expect(back.body.payload[0]).not.toHaveProperty('draft')
  await save('En préparation', version + 2, true)
  const published = await save('Publié', version + 3)
  expect(published.body.payload[0]).not.toHaveProperty('draft')
  expect([await claim(), await claim(preview)]).toEqual(['Publié', 'Publié'])
  expect((await auditOf(admin, 'navigation')).at(-1)).toEqual([
    'settings.change',
    { from: value, to: { ...value, claim: 'Publié' } },
  ])
})

test('menu and footer hide links to pages that are not published', async () => {
  const page = { uid: 'ateliers', title: 'Ateliers', content: '<p>Le mardi.</p>', draft: true }
  expect((await admin.post('/staff/pages', page)).status).toBe(201)
  const { value, version } = await read('navigation')
  const menu = [
    { label: 'Ateliers', to: '/pages/ateliers' },
    { label: 'Blog', to: 'https://exemple.org/blog' },
  ]
  expect((await write('navigation', { ...value, menu }, version)).status).toBe(200)
  const labels = async () =>
    (await app.call('GET', '/site-settings')).body.payload.navigation.menu.map(({ label }: { label: string }) => label)
  expect(await labels()).toEqual(['Blog'])
  expect((await admin.post('/staff/pages/ateliers/publish', { version: 1 })).status).toBe(200)
  expect(await labels()).toEqual(['Ateliers', 'Blog'])
})

test.each(['javascript:alert(1)', '//exemple.org', 'http://exemple.org', '/\\exemple.org', 'about'])(
  'a menu link cannot lead to %s',
  async (to) => {
    const { value, version } = await read('navigation')
    const refused = await write('navigation', { ...value, menu: [{ label: 'Lien', to }] }, version)
    expect(violationsOf(refused)).toEqual([400, ['value.menu.0.to', 'invalid']])
  },
)

test('an unknown setting returns 404 and no setting can be added or removed', async () => {
  for (const uid of ['nothing', 'constructor', '--proto--']) {
    expect((await admin.get(`/staff/settings/${uid}`)).status).toBe(404)
    expect((await write(uid, 'x', 1)).status).toBe(404)
  }
  expect((await admin.post('/staff/settings', { uid: 'x', value: 1 })).status).toBe(405)
  expect((await admin.delete('/staff/settings/site-name?version=1')).status).toBe(405)
})
