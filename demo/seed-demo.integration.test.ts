import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CoachCredential } from '../contracts/coaching/coach-credentials.ts'
import { dayOf } from '../contracts/text/paris.ts'
import { createTestApp, type TestApp } from '../tests/fixtures/test-app.ts'
import { seedDemo } from './seed-demo.ts'

const password = 'la maison de démonstration'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1', DEMO_PASSWORD: password } })
  await seedDemo(app.platform)
})
afterAll(() => app.close())

async function tokenOf(identifier: string): Promise<string> {
  const answer = await app.call('POST', '/auth_check', { body: { identifier, password } })
  return answer.body.payload.token
}

async function all(call: string): Promise<Record<string, unknown>[]> {
  const { body } = await app.call('GET', `${call}?length=100`)
  return body.payload
}

test('the demo has 24 articles of at least 500 words in at least five categories', async () => {
  const token = await tokenOf('camille@exemple.fr')
  const articles = await all('/content/articles')
  expect(articles.length).toBeGreaterThanOrEqual(24)
  for (const { uid } of articles) {
    const { body } = await app.call('GET', `/content/articles/${uid}`, { token })
    const words = String(body.payload.content)
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word))
    expect(words.length, String(uid)).toBeGreaterThanOrEqual(500)
    expect(body.payload.image, String(uid)).toMatchObject({
      alt: expect.stringMatching(/\p{L}/u),
      sources: expect.any(Array),
    })
  }
  const categories = new Set(articles.map(({ category }) => (category as { uid: string }).uid))
  expect([...categories]).toEqual(
    expect.arrayContaining(['vie', 'vie-professionnelle', 'amour', 'estime-de-soi', 'perinatalite']),
  )
})

test('the demo has five authors, six categories, twenty tags and no repeated picture', async () => {
  const authors = await all('/content/authors')
  expect(authors).toHaveLength(5)
  for (const author of authors) expect(String(author.biography).split(' ').length).toBeGreaterThan(80)
  expect(await all('/content/categories')).toHaveLength(6)
  expect(await all('/content/tags')).toHaveLength(20)
  const images = (await all('/content/articles')).map(({ image }) => (image as { uid: string }).uid)
  expect(new Set(images).size).toBe(images.length)
})

test('each coach has a biography in paragraphs', async () => {
  for (const { name, biography } of await all('/content/coaches')) {
    expect(String(biography).match(/<p>/g)?.length, String(name)).toBeGreaterThanOrEqual(2)
  }
})

test('three coaches have credentials that the admin checked before today', async () => {
  const coaches = (await all('/content/coaches')) as { name: string; credentials: CoachCredential[] }[]
  const checked = coaches.filter(({ credentials }) => credentials.length > 0)
  expect(checked.map(({ name }) => name)).toEqual(['Claire Vasseur', 'Nadia Benali', 'Hélène Morel'])
  const today = dayOf(app.platform.clock.now())
  for (const { checkedBy, checkedOn } of checked.flatMap(({ credentials }) => credentials)) {
    expect(checkedBy).toBe('Agnès Roche')
    expect(checkedOn < today, checkedOn).toBe(true)
  }
})

test('a search for the typo « anxeté » finds articles about « anxiété »', async () => {
  const { body } = await app.call('GET', '/content/articles?q=anxet%C3%A9')
  expect(body.payload.length).toBeGreaterThan(0)
  expect(body.page.replaced).toEqual([{ word: 'anxeté', by: ['anxiété'] }])
})

test.each(['about', 'terms-of-service'])('the page %s has a long text', async (uid) => {
  const { body } = await app.call('GET', `/content/pages/${uid}`)
  expect(body.payload.content.length).toBeGreaterThan(2000)
})

test.each([
  ['admin@exemple.fr', 'admin'],
  ['coach@exemple.fr', 'coach'],
  ['support@exemple.fr', 'support'],
  ['editor@exemple.fr', 'editor'],
  ['writer@exemple.fr', 'writer'],
  ['camille@exemple.fr', 'vip'],
])('%s signs in with the role %s', async (identifier, role) => {
  const [, claims = ''] = (await tokenOf(identifier)).split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).acl[role]).toBe(true)
})

test('the demo has two listed formulas, a private one, a valid and an expired token', async () => {
  const listed = await app.call('GET', '/formulas')
  expect(listed.body.payload.map(({ uid }: { uid: string }) => uid)).toEqual(['default', 'annuel'])
  expect((await app.call('GET', '/formulas/ete')).status).toBe(200)
  const valid = await app.call('GET', '/traffic-tokens/bienvenue-ete')
  expect(valid.body.payload).toMatchObject({ isValid: true, formula: 'ete' })
  expect((await app.call('GET', '/traffic-tokens/printemps-passe')).body.payload.isValid).toBe(false)
})

test('the demo has discussions and tickets of at least four statuses', async () => {
  for (const [identifier, type] of [
    ['support@exemple.fr', 'contact'],
    ['coach@exemple.fr', 'coaching'],
  ] as const) {
    const token = await tokenOf(identifier)
    const { body } = await app.call('GET', `/staff/tickets?filter[type]=${type}&perPage=50`, { token })
    expect(body.payload.length, type).toBeGreaterThan(0)
    if (type === 'contact') {
      const statuses = new Set(body.payload.map(({ status }: { status: string }) => status))
      expect(statuses.size).toBeGreaterThanOrEqual(4)
    }
  }
})

test('Camille has four discussions', async () => {
  const token = await tokenOf('camille@exemple.fr')
  const { body } = await app.call('GET', '/support/coaching/tickets', { token })
  expect(body.payload).toHaveLength(4)
})

test('seeding again changes nothing', async () => {
  const before = await all('/content/articles')
  await seedDemo(app.platform)
  expect(await all('/content/articles')).toEqual(before)
})

test('no demo password is created when the accounts already exist', async () => {
  const { config } = app.platform
  await seedDemo({ ...app.platform, config: { ...config, demoPassword: undefined } })
  expect(await readdir(config.dataDir)).not.toContain('demo-password')
})
