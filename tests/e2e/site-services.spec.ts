import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/checks.ts'
import { watchOutside } from './fixtures/outside.ts'
import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** Marks the window: the mark survives a navigation, but not a page load. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const discussionLink = (page: Page) =>
  page.getByRole('main').locator('a[href^="/coaching/"]:not([href$="new-discussion"])').first()
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('without a tracker the site loads nothing from other sites', async ({ page }) => {
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

test('an article links to its translation and loads nothing from other sites', async ({ page, baseURL }) => {
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
  await page.goto('/coaching')
  const asked: string[] = []
  await page.route('**/builds/latest.json*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { id: 'another-build' } })
  })
  // The interval begins after hydration, which nothing on the page shows.
  await expect(async () => {
    await page.clock.fastForward(61_000)
    expect(asked[0]).toMatch(/^\?t=\d+$/)
  }).toPass()
  await page.clock.resume()
  await markPage(page)
  await discussionLink(page).click()
  await expect(page).toHaveURL(/\/coaching\/[\w-]+$/)
  await expect.poll(() => isMarked(page)).toBe(false)
})

test('a failed script load reloads the target page without a loop', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  let missing = 0
  await page.route(/\/assets\/discussion-[\w-]{8}\.js$/, (route) => {
    missing += 1
    return route.abort()
  })
  await page.goto('/coaching')
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const link = discussionLink(page)
  const target = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(missing).toBeGreaterThan(0)
  expect(loads).toBeGreaterThan(0)
  expect(loads).toBeLessThanOrEqual(2)
})

test('an article has structured data that marks its text as not free', async ({ page, request }) => {
  await page.goto(article.path)
  const content = (selector: string) => page.locator(`head ${selector}`).first().getAttribute('content')
  const canonical = await page.locator('head link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(article.path)
  expect(await page.locator('head link[hreflang]').count()).toBe(2)
  await expect(page.locator('head link[rel=alternate][href="/feed.xml"]')).toHaveCount(1)
  expect(await content('meta[name=description]')).toBeTruthy()
  const picture = await request.get(new URL((await content('meta[property="og:image"]')) ?? '').pathname)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
  const described = data.find((block) => block['@type'] === 'Article')
  expect(described).toMatchObject({ isAccessibleForFree: false, hasPart: { isAccessibleForFree: false } })
  expect(JSON.stringify(data)).not.toContain(article.restricted)
})

test.describe('form pages have a noindex meta tag', () => {
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

  test('a signed-in reader rereads pages offline until signing out', async ({ page, context }) => {
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
    await expect(page).toHaveTitle(/Les mots-clés/)

    await page.goto('/logout')
    await page
      .getByRole('main')
      .getByRole('button', { name: /déconnecte/i })
      .click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => storedAddresses(page)).not.toContain(article.path)
  })

  test('no page is stored for a visitor', async ({ page }) => {
    await page.goto(article.path)
    await page.goto('/articles')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await storedAddresses(page)).toEqual([])
  })
})

test('an unknown page shows its message and links home', async ({ page }) => {
  const answer = await page.goto('/nulle-part')
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByText('Page Not Found: /nulle-part')).toBeVisible()
  await expect(main.locator('img')).toBeVisible()
  await main.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await expect(page).toHaveURL(/\/$/)
})
