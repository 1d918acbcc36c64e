import AxeBuilder from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const visitorPages = [
  '/',
  '/articles',
  '/articles?categories=amour&q=couple',
  article.path,
  '/authors/claire-vasseur',
  '/categories/vie',
  '/tags/ecoute',
  '/about',
  '/terms-of-service',
  '/legal-notice',
  '/privacy',
  '/login',
  '/registration',
  '/registration/payment',
  '/registration/success',
  '/registration/failure',
  '/registration/welcome',
  '/reset-password',
  '/contact',
  '/contact/new-ticket',
  '/contact/link',
  '/no-such-page',
]
const memberPages = [
  '/account',
  '/account/subscription',
  '/coaching',
  '/coaching/new-discussion',
  '/favorites',
  article.path,
]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function violationsOf(page: import('@playwright/test').Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

async function expectNoSidewaysScroll(page: import('@playwright/test').Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('visitors’ pages: axe finds nothing, nothing scrolls sideways', async ({ page }) => {
      test.setTimeout(180_000)
      for (const path of visitorPages) {
        await test.step(path, async () => {
          await page.goto(path)
          expect.soft(await violationsOf(page), path).toEqual([])
          await expectNoSidewaysScroll(page)
        })
      }
    })

    test('a subscriber’s pages: axe finds nothing, nothing scrolls sideways', async ({ page }) => {
      test.setTimeout(120_000)
      await signIn(page, 'camille@exemple.fr')
      for (const path of memberPages) {
        await test.step(path, async () => {
          await page.goto(path)
          expect.soft(await violationsOf(page), path).toEqual([])
          await expectNoSidewaysScroll(page)
        })
      }
    })
  })
}

test('the HTML of visitors’ pages is valid', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-inline-style': 'off' } })
  for (const path of visitorPages) {
    const html = await (await request.get(path)).text()
    const report = await validator.validateString(html)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
    )
    expect.soft(faults, path).toEqual([])
  }
})

test('every page names itself: site title, a dash, the page’s title', async ({ page }) => {
  await page.goto('/articles')
  await expect(page).toHaveTitle(/^Éclore [-–—] \p{L}/u)
  await page.goto('/no-such-page')
  await expect(page.getByText('Page Not Found: /no-such-page')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})
