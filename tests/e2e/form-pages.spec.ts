import type { CDPSession, Page } from '@playwright/test'
import { memberAddresses, visitorForms } from '../fixtures/site-addresses.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

interface AxNode {
  role?: { value?: string }
  name?: { value?: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

async function announcedInvalid(session: CDPSession): Promise<string[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  return nodes
    .filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    )
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
}

declare global {
  interface Window {
    refused?: string[]
  }
}

/** Records CSP violations, even those whose error the page's script catches. */
const recordRefusals = (page: Page) =>
  page.addInitScript(() => {
    window.refused = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.refused?.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })

const refusals = (page: Page) => page.evaluate(() => window.refused)

/** Pixels that the page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Focuses the first field and leaves it, so that the form's script loads its schema and checks the field. */
async function touchFirstField(page: Page): Promise<void> {
  const field = page.locator('main form').locator('input:not([type=hidden]), textarea, select').first()
  if ((await field.count()) === 0) return
  await field.focus()
  await field.blur()
  await page.waitForLoadState('networkidle')
}

async function expectSoundForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname, path).toBe(path)
  const session = await page.context().newCDPSession(page)
  expect.soft(await announcedInvalid(session), `${path}: invalid before a submit`).toEqual([])
  await session.detach()
  for (const width of [345, 352, 356, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overflow(page), `${path} scrolls sideways at ${width} pixels`).toBe(0)
  }
  await touchFirstField(page)
  expect.soft(await refusals(page), `${path}: refused by its own policy`).toEqual([])
}

test('visitors’ form pages obey their CSP and show no error before a submit', async ({ page }) => {
  await recordRefusals(page)
  for (const path of visitorForms) await test.step(path, () => expectSoundForm(page, path))
})

test('members’ form pages obey their CSP and show no error before a submit', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  await recordRefusals(page)
  for (const path of memberAddresses) await test.step(path, () => expectSoundForm(page, path))
})

/** Submits the page's first form as it is. */
async function expectFocusedError(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main form[method=post]').first().locator('button[type=submit]').first().click()
  const error = page.locator('main').locator('[aria-invalid=true], [role=alert]:not(:empty)').first()
  await expect.soft(error, path).toBeFocused()
  await expect.soft(error, path).toBeInViewport()
}

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a refused form opens at its first error', async ({ page, address }) => {
    for (const path of visitorForms) await test.step(path, () => expectFocusedError(page, path))
    await page.goto('/login')
    await page.getByLabel('Adresse e-mail').fill(address)
    await page.getByLabel('Mot de passe', { exact: true }).fill('un autre mot de passe')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
  })
})

test('the back office obeys its CSP', async ({ page }) => {
  await recordRefusals(page)
  await openBackOffice(page, 'editor@exemple.fr', '/admin/categories/create')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(await refusals(page)).toEqual([])
})
