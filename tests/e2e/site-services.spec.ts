import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { expectAccessible, expectSwitchesToShow } from './fixtures/checks.ts'
import { demoPassword } from './fixtures/password.ts'
import { article, password, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const googles = /google/

/** Notes every request to another site, and lets none through. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = []
  await page.context().route(googles, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' })
  })
  return outside
}

/** Lost with the page: tells a navigation from a page load. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** A demo server with a tracker. */
const measured = test.extend<object, { server: ServerProcess }>({
  server: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'measured-'))
      const server = await startServerProcess({
        DATA_DIR: folder,
        DEMO_PASSWORD: demoPassword,
        TRACKER_ID: 'GTM-TEST123',
        SUBSCRIPTION_FIRST: '1',
      })
      await use(server)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

measured.describe('a server with a tracker, with consent', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: /Choix des cookies|Une petite question/ })
  const proofSent = (page: Page) =>
    page.waitForRequest((request: Request) => new URL(request.url()).pathname === '/cookies/consent')

  measured('she refuses as easily as she would accept, for six months, and nothing is measured', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const outside = await watchOutside(page)
    await page.goto('/articles')
    const accept = question(page).getByRole('button', { name: 'Tout accepter' })
    const refuse = question(page).getByRole('button', { name: 'Tout refuser' })
    const [yes, no] = [await accept.boundingBox(), await refuse.boundingBox()]
    expect([no?.y, no?.width, no?.height]).toEqual([yes?.y, yes?.width, yes?.height])
    expect((await question(page).boundingBox())?.height, 'a third of a phone').toBeLessThanOrEqual(740 / 3)
    const [proof] = await Promise.all([proofSent(page), refuse.click()])
    expect((await proof.response())?.status()).toBe(204)
    expect(proof.postDataJSON()).toMatchObject({ accepted: ['necessary'], version: '2' })
    await expect(question(page)).toBeHidden()

    const choice = (await page.context().cookies()).find(({ name }) => name === 'cookie-choice')
    const days = ((choice?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(182)
    await page.goto(article.path)
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'ready')
    await expect(question(page)).toBeHidden()
    expect(outside).toEqual([])
  })

  for (const width of [360, 768, 1280]) {
    measured(`her choice is asked and changed accessibly at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchOutside(page)
      await page.goto('/articles')
      await expect(question(page)).toBeVisible()
      await expectAccessible(page, 'question')
      await question(page).getByRole('button', { name: 'Choisir' }).click()
      await expect(page.getByRole('dialog', { name: 'Vos cookies' })).toBeVisible()
      await expectAccessible(page, 'preferences')
      await expectSwitchesToShow(page)
    })
  }

  measured('she changes her choice at the foot of any page; measuring never goes to contact', async ({ page }) => {
    const outside = await watchOutside(page)
    await page.goto('/about')
    await question(page).getByRole('button', { name: 'Tout refuser' }).click()
    await page.goto('/articles')
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'ready')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
    const preferences = page.getByRole('dialog', { name: 'Vos cookies' })
    await preferences.getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(() => outside).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'ready')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(outside).toHaveLength(1)
  })

  measured('who sent her stays in address and form until she agrees, and goes when she withdraws', async ({ page }) => {
    await watchOutside(page)
    const stored = () => page.evaluate(() => localStorage.getItem('affiliate-data'))
    const choose = async (answer: string) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
      const sent = proofSent(page)
      await page.getByRole('dialog', { name: 'Vos cookies' }).getByRole('button', { name: answer }).click()
      await sent
    }
    await page.goto('/registration?token=abc&platform=letter')
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'ready')
    await expect(page.locator('input[name=token]')).toHaveValue('abc')
    expect(await stored()).toBeNull()
    expect(JSON.stringify(await page.context().cookies())).not.toContain('letter')
    await choose('Tout accepter')
    await expect.poll(stored).toBe('{"token":"abc","platform":"letter"}')
    await choose('Tout refuser')
    await expect.poll(stored).toBeNull()
  })

  measured('a registration is told by the next measured page, and no page with a task', async ({ page, address }) => {
    const outside = await watchOutside(page)
    await page.goto('/about')
    await question(page).getByRole('button', { name: 'Tout accepter' }).click()
    await page.waitForFunction(() => 'tagManagerRan' in window)
    const policy = (await page.goto('/registration'))?.headers()['content-security-policy']
    expect(policy).not.toMatch(googles)
    await expect(page.locator('html')).toHaveAttribute('data-agreed', '')
    const main = page.getByRole('main')
    await main.getByLabel('Adresse e-mail').fill(address)
    await main.getByLabel('Mot de passe', { exact: true }).fill(password)
    await main.getByRole('checkbox').check()
    await main.getByRole('button', { name: /Créer mon compte/ }).click()
    await expect(page).not.toHaveURL(/\/registration$/)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(outside).toHaveLength(1)
    await page.goto('/about')
    await page.waitForFunction(() => 'tagManagerRan' in window)
    const events = () => page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer)
    expect(await events()).toContainEqual({ event: 'sign_up', method: 'email' })
    await page.reload()
    await page.waitForFunction(() => 'tagManagerRan' in window)
    expect(await events()).not.toContainEqual({ event: 'sign_up', method: 'email' })
  })

  measured('a visitor’s page runs at most 20 KB of JavaScript before she does anything', async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(article.path)
    await expect(question(page)).toBeVisible()
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(20 * 1024)
  })
})

test('without a tracker nothing is asked, nothing is loaded, and the console says so', async ({ page }) => {
  const outside = await watchOutside(page)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/')
  await expect.poll(() => warnings).toEqual(['No tracker id is configured: nothing is measured'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(/\/cookies$/)
  await expect(page.getByRole('heading', { name: 'Vos cookies' })).toBeVisible()
  expect(outside).toEqual([])
})

test('the page in English is one link away, and nothing is loaded from outside before', async ({ page, baseURL }) => {
  const outside = await watchOutside(page)
  await page.goto(article.path)
  const english = page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'English' })
  const address = new URL((await english.getAttribute('href')) ?? '')
  expect([address.host, address.searchParams.get('sl'), address.searchParams.get('tl')]).toEqual([
    'translate.google.com',
    'fr',
    'en',
  ])
  expect(address.searchParams.get('u')).toBe(`${baseURL}${article.path}`)
  expect(outside).toEqual([])
  await page.goto('/login')
  await expect(page.getByRole('navigation', { name: 'Langue' })).toHaveCount(0)
})

test('a newer build is loaded with the next navigation', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  await page.clock.install()
  await page.goto('/account')
  const asked: string[] = []
  await page.route('**/builds/latest.json*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { id: 'another-build' } })
  })
  // The interval begins when React is there, which nothing on the page tells.
  await expect(async () => {
    await page.clock.fastForward(61_000)
    expect(asked[0]).toMatch(/^\?t=\d+$/)
  }).toPass()
  await page.clock.resume()
  await markPage(page)
  await page.getByRole('banner').getByRole('link', { name: 'Magazine' }).click()
  await expect(page).toHaveURL(/\/articles$/)
  await expect.poll(() => isMarked(page)).toBe(false)
})

test('a part of the site that fails to load loads the page she was going to, once', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  await page.goto('/account')
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/about-[\w-]{8}\.js$/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBeLessThanOrEqual(2)
})

test('an article tells search engines and other sites what it is, and that its text is not free', async ({
  page,
  request,
}) => {
  await page.goto(article.path)
  const content = (selector: string) => page.locator(`head ${selector}`).first().getAttribute('content')
  const canonical = await page.locator('head link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(article.path)
  expect(await page.locator('head link[hreflang]').count()).toBe(2)
  for (const feed of ['/feed.xml', '/feed.json']) {
    await expect(page.locator(`head link[rel=alternate][href="${feed}"]`)).toHaveCount(1)
  }
  expect(await content('meta[name=description]')).toBeTruthy()
  const picture = await request.get(new URL((await content('meta[property="og:image"]')) ?? '').pathname)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
  const described = data.find((block) => block['@type'] === 'Article')
  expect(described).toMatchObject({ isAccessibleForFree: false, hasPart: { isAccessibleForFree: false } })
  expect(JSON.stringify(data)).not.toContain(article.restricted)
})

test.describe('private pages are not for search engines', () => {
  for (const path of ['/login', '/registration', '/contact/link', '/reset-password']) {
    test(path, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('head link[hreflang]')).toHaveCount(0)
    })
  }
})

test.describe('offline', () => {
  const storedAddresses = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })

  test('a signed-in reader reads again without network what she read, clearly marked, until she signs out', async ({
    page,
    context,
  }) => {
    await signIn(page, 'camille@exemple.fr')
    await page.goto('/articles')
    await page.getByRole('link', { name: article.title }).first().click()
    await expect(page.getByText(article.restricted).first()).toBeVisible()
    await expect.poll(() => storedAddresses(page)).toContain(article.path)
    expect((await storedAddresses(page)).filter((path) => /^\/(account|coaching|contact)/.test(path))).toEqual([])

    await context.setOffline(true)
    await page.goto(article.path)
    await expect(page.getByText(article.restricted).first()).toBeVisible()
    await expect(page.getByText(/hors connexion/i).first()).toBeVisible()
    await page.goto('/tags')
    await expect(page.getByRole('heading', { name: 'Vous êtes hors connexion' })).toBeVisible()
    await expectAccessible(page, 'the list of what is kept')
    await context.setOffline(false)
    await expect(page).toHaveTitle(/Les thèmes/)

    await page.goto('/logout')
    await page
      .getByRole('main')
      .getByRole('button', { name: /déconnecte/i })
      .click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => storedAddresses(page)).not.toContain(article.path)
  })

  test('nothing is kept for a visitor', async ({ page }) => {
    await page.goto(article.path)
    await page.goto('/articles')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await storedAddresses(page)).toEqual([])
  })
})

test('an unknown page says so in both languages of the specification, and leads home', async ({ page }) => {
  const answer = await page.goto('/nulle-part')
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByText('Page Not Found: /nulle-part')).toBeVisible()
  await expect(main.locator('img')).toBeVisible()
  await main.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await expect(page).toHaveURL(/\/$/)
})
