import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import { scaleTimeout } from '../fixtures/patience.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { expectAccessible, expectSwitchesToShow } from './fixtures/checks.ts'
import { googleHostPattern, watchOutside } from './fixtures/outside.ts'
import { demoPassword } from './fixtures/password.ts'
import { article, password } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

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
    { scope: 'worker', timeout: scaleTimeout(240_000) },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

measured.describe('a server with a tracker, with consent', () => {
  // Run in one worker: each worker would start its own server.
  measured.describe.configure({ mode: 'default' })
  const question = (page: Page) => page.getByRole('dialog', { name: /Choix des cookies|Une petite question/ })
  const proofSent = (page: Page) =>
    page.waitForRequest((request: Request) => new URL(request.url()).pathname === '/cookies/consent')

  measured('a visitor refuses in one click for six months, and nothing is measured', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const outside = await watchOutside(page)
    await page.goto('/articles')
    const accept = question(page).getByRole('button', { name: 'Tout accepter' })
    const refuse = question(page).getByRole('button', { name: 'Tout refuser' })
    const [yes, no] = [await accept.boundingBox(), await refuse.boundingBox()]
    expect([no?.y, no?.width, no?.height]).toEqual([yes?.y, yes?.width, yes?.height])
    expect((await question(page).boundingBox())?.height, 'a third of a phone').toBeLessThanOrEqual(740 / 3)
    const [proof] = await Promise.all([proofSent(page), refuse.click()])
    expect((await proof.response())?.status()).toBe(204)
    expect(proof.postDataJSON()).toMatchObject({ accepted: ['necessary'], version: '3' })
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
    measured(`a choice is asked and changed accessibly at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
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

  measured('the choice can change on any page; contact is never measured', async ({ page }) => {
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

  measured('the sender stays in the address until consent, and goes on withdrawal', async ({ page }) => {
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
    expect(policy).not.toMatch(googleHostPattern)
    await expect(page.locator('html')).toHaveAttribute('data-agreed', 'measurement advertising')
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

  measured('a visitor’s page runs at most 20 KB of JavaScript at first', async ({ page }) => {
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
