import { expectAccessible, faultsOf } from './fixtures/checks.ts'
import { indexedPages } from './fixtures/site-pages.ts'
import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const magazinePages = [
  ...(await indexedPages()),
  '/articles?categories=amour&q=couple',
  '/articles?q=zzzzqqqq',
  article.path,
  '/authors/claire-vasseur',
  '/categories/vie',
  '/tags/ecoute',
  '/no-such-page',
]
const formPages = [
  '/login',
  '/registration',
  '/registration/payment',
  '/registration/success',
  '/registration/failure',
  '/registration/welcome',
  '/callback/payment',
  '/callback/payment?success=1',
  '/reset-password',
  '/reset-password?token=spent',
  '/contact/new-ticket',
  '/contact/link',
  '/cancel-contract',
  '/withdraw-contract',
]
const visitorPages = [...magazinePages, ...formPages]
const memberPages = [
  '/account',
  '/account/security',
  '/account/subscription',
  '/account/subscription/stop',
  '/coaching',
  '/coaching/new-discussion',
  '/favorites',
  article.path,
]

/** Those that every width must do justice to; the others are laid out as one of them is. */
const everyWidthPages = ['/', '/articles', article.path, '/about', '/no-such-page']
const allPagesWidths = [360, 1280]

for (const width of [360, 768, 1280, 1920]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('visitors’ pages: axe finds nothing, nothing scrolls sideways', async ({ page }) => {
      test.setTimeout(180_000)
      for (const path of allPagesWidths.includes(width) ? visitorPages : everyWidthPages) {
        await test.step(path, async () => {
          await page.goto(path)
          await expectAccessible(page, path)
        })
      }
    })

    test('the filter panel and the menu, open', async ({ page }) => {
      await page.goto('/articles?categories=amour')
      await page.getByRole('button', { name: /^Filtrer/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'filter panel')
      await page.keyboard.press('Escape')
      test.skip(width >= 1280, 'the menu is for narrow screens')
      await page.locator('summary[aria-label=Menu]').click()
      await expectAccessible(page, 'menu')
    })

    test('a subscriber’s pages: axe finds nothing, nothing scrolls sideways', async ({ page }) => {
      test.setTimeout(120_000)
      await signIn(page, 'camille@exemple.fr')
      for (const path of allPagesWidths.includes(width) ? memberPages : [article.path]) {
        await test.step(path, async () => {
          await page.goto(path)
          await expectAccessible(page, path)
        })
      }
    })
  })
}

test.describe('at 320 pixels, which is 1280 enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('nothing scrolls sideways', async ({ page }) => {
    const expectToFit = async (path: string) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    for (const path of [...everyWidthPages, '/cookies', '/registration', '/contact/new-ticket']) await expectToFit(path)
    await signIn(page, 'camille@exemple.fr')
    for (const path of ['/account/subscription', '/coaching', article.path]) await expectToFit(path)
  })
})

test('the HTML of visitors’ pages is valid', async ({ request }) => {
  for (const path of visitorPages) {
    expect.soft(await faultsOf(await (await request.get(path)).text()), path).toEqual([])
  }
})

test('the HTML of an article is valid signed in too', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  const html = await (await page.request.get(article.path)).text()
  expect(html).toContain(article.restricted)
  expect(await faultsOf(html)).toEqual([])
})

test('every page names itself: site title, a dash, the page’s title', async ({ page }) => {
  await page.goto('/articles')
  await expect(page).toHaveTitle(/^Éclore [-–—] \p{L}/u)
  await page.goto('/no-such-page')
  await expect(page.getByText('Page Not Found: /no-such-page')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('pages left or loaded again while they come in report no error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const path of ['/articles', '/login', article.path]) {
    await page.goto(path)
    const back = page.waitForEvent('load')
    await page.evaluate(() => {
      setTimeout(() => location.assign('/about'))
      setTimeout(() => location.reload(), 5)
    })
    await back
    await page.waitForLoadState('networkidle')
  }
  expect(errors).toEqual([])
})
