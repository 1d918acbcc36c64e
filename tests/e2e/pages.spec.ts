import { magazineAddresses, memberAddresses, visitorForms } from '../fixtures/site-addresses.ts'
import { expectAccessible, validateHtml } from './fixtures/checks.ts'
import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const visitorPages = [
  ...magazineAddresses,
  ...visitorForms,
  ...['/articles?categories=amour&q=couple', '/articles?q=zzzzqqqq', '/no-such-page', '/reset-password?token=spent'],
  ...['success', 'failure', 'welcome'].map((result) => `/registration/${result}`),
  ...['/callback/payment', '/callback/payment?success=1', '/styleguide'],
]

/** Pages tested at every width; each other page has the layout of one of them. */
const everyWidthPages = ['/', '/articles', article.path, '/about', '/no-such-page']
const allPagesWidths = [360, 1280]

for (const width of [360, 768, 1280, 1920]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('visitors’ pages are accessible and do not scroll sideways', async ({ page }) => {
      for (const path of allPagesWidths.includes(width) ? visitorPages : everyWidthPages) {
        await test.step(path, async () => {
          await page.goto(path)
          await expectAccessible(page, path)
        })
      }
    })

    test('the open filter panel and the open menu are accessible', async ({ page }) => {
      await page.goto('/articles?categories=amour')
      await page.getByRole('button', { name: /^Filtrer/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'filter panel')
      await page.keyboard.press('Escape')
      const menu = page.locator('header summary').filter({ hasText: 'Menu' })
      // From the breakpoint lg on, the header shows the menu's links.
      if (width >= 1280) return expect(menu).toBeHidden()
      await menu.click()
      await expectAccessible(page, 'menu')
    })

    test('a subscriber’s pages are accessible and do not scroll sideways', async ({ page }) => {
      await signIn(page, 'camille@exemple.fr')
      for (const path of allPagesWidths.includes(width) ? [...memberAddresses, article.path] : [article.path]) {
        await test.step(path, async () => {
          await page.goto(path)
          await expectAccessible(page, path)
        })
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the home page, the footer and the plan summary are short', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    const heightOf = async (what: typeof footer) => (await what.boundingBox())?.height
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'home').toBeLessThanOrEqual(10_800)
    expect(await heightOf(footer), 'footer').toBeLessThanOrEqual(680)
    const link = footer.getByRole('link', { name: 'Celles qui écrivent' })
    await expect(link).toBeHidden()
    await footer.getByText('Lire', { exact: true }).first().click()
    await expect(link).toBeVisible()

    await page.goto('/registration/payment')
    expect(await heightOf(footer), 'footer of a task').toBeLessThanOrEqual(300)
    await expect(footer.getByRole('link', { name: 'Résilier votre contrat' })).toBeVisible()
    const plan = page.locator('summary[data-plan]')
    expect(await heightOf(plan), 'plan').toBeLessThanOrEqual(64)
    await expect(plan).toHaveText(/^1,90\s€ aujourd’hui, puis 39,90\s€ le \d/)
    const title = page.getByRole('heading', { name: 'Ce qui se passe, et quand' })
    await expect(title).toBeHidden()
    await plan.click()
    await expect(title).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.reload()
    await expect(plan).toBeHidden()
    await expect(title).toBeVisible()
  })

  test('account tabs fit in one row and a click does not resize the copy button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(article.path)
    const copy = page.locator('[data-copy-link]').first()
    await copy.scrollIntoViewIfNeeded()
    const before = (await copy.boundingBox())?.width
    await copy.click()
    await expect(copy).toHaveAttribute('data-state', /done|failed/)
    expect((await copy.boundingBox())?.width).toBe(before)

    await signIn(page, 'camille@exemple.fr')
    await page.goto('/account')
    const tabs = page.getByRole('navigation', { name: 'Mon compte' }).getByRole('link')
    const tops = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops).toHaveLength(5)
    expect(new Set(tops).size).toBe(1)
  })
})

test.describe('at 320 pixels, the width of a 1280 pixel screen at 400 % zoom', () => {
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
    expect.soft(await validateHtml(await (await request.get(path)).text()), path).toEqual([])
  }
})

test('the HTML of an article is valid for a signed-in reader', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  const html = await (await page.request.get(article.path)).text()
  expect(html).toContain(article.restricted)
  expect(await validateHtml(html)).toEqual([])
})

test('a page title starts with the site’s name', async ({ page }) => {
  await page.goto('/articles')
  await expect(page).toHaveTitle(/^Éclore [-–—] \p{L}/u)
  await page.goto('/no-such-page')
  await expect(page.getByText('Page Not Found: /no-such-page')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('the about page ends with the coaches and the reader’s next step', async ({ page }) => {
  await page.goto('/about')
  const coaches = page.locator('section', { has: page.getByRole('heading', { name: 'À qui vous écrivez' }) })
  await expect(coaches.locator('li img')).toHaveCount(5)
  await expect(coaches.getByRole('link', { name: 'Claire Vasseur' })).toHaveAttribute('href', '/coaches/claire-vasseur')
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Et maintenant' }) })
  await expect(next.getByRole('link', { name: 'Créer mon compte' })).toHaveAttribute('href', '/registration')
  await signIn(page, 'camille@exemple.fr')
  await page.goto('/about')
  await expect(next.getByRole('link', { name: 'Écrire à ma coach' })).toHaveAttribute(
    'href',
    '/coaching/new-discussion',
  )
})

test.describe('with page transitions', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a page left or reloaded during its transition reports no error', async ({ page }) => {
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

  test('navigating between static and hydrated pages reports no error', async ({ page }) => {
    await signIn(page, 'camille@exemple.fr')
    await page.goto('/')
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const path of ['/articles', '/coaching', '/about', '/account/subscription']) {
      const arrived = page.waitForURL(`**${path}`, { waitUntil: 'load' })
      await page.evaluate((address) => location.assign(address), path)
      await arrived
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    expect(errors).toEqual([])
  })
})
