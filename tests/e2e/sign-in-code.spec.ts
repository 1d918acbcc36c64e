import type { Page } from '@playwright/test'
import pg from 'pg'
import { expectAccessible } from './fixtures/checks.ts'
import { password } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

/** Connection to the server's database, to expire a code or use up its tries: wrong codes would count for all journeys. */
let database: pg.Client

test.beforeAll(async () => {
  if (!process.env.SERVER_DATABASE_URL) throw new Error('no PostgreSQL: set TEST_DATABASE_URL or install postgres')
  database = new pg.Client({ connectionString: process.env.SERVER_DATABASE_URL })
  await database.connect()
})
test.afterAll(() => database?.end())

const comparedFiveTimes = 'tries = 5'
const late = `expires_at = now() - interval '1 second', tries = 0`

async function setCodes(uid: string, change: string): Promise<void> {
  const { rowCount } = await database.query(`update sign_in_codes set ${change} where user_uid = $1`, [uid])
  expect(rowCount).toBe(1)
}

const digitsOf = (text: string): string => /^\d{6}$/m.exec(text)?.[0] ?? ''

async function newAccount({ api }: Pick<Journey, 'api'>, identifier: string): Promise<string> {
  const uid = crypto.randomUUID()
  const account = { uid, identifier, password, formula: 'default' }
  expect((await api('POST', '/registrations/register', { body: account })).status).toBe(201)
  return uid
}

async function requestCode(page: Page, address: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Adresse e-mail').fill(address)
  await main.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
  await expect(main.getByRole('status').filter({ hasText: address })).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  for (const width of [360, 1280]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width}`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 780 } })

      test('a member signs in with a mailed code after a wrong code', async ({ page, address, api, mail }) => {
        await newAccount({ api }, address)
        await page.goto('/login?redirect=%2Faccount')
        const main = page.getByRole('main')
        await requestCode(page, address)
        const code = main.getByLabel('Code reçu par e-mail')
        await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
        await expect(code).toBeFocused()
        if (javaScriptEnabled) {
          await expectAccessible(page, `the mailed code, ${width}`)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
        const { text, subject } = await mail(address, /^Votre code de connexion/)
        const digits = digitsOf(text)
        expect(subject).not.toContain(digits)
        await code.fill(digits === '000000' ? '000001' : '000000')
        await main.getByRole('button', { name: 'Se connecter' }).click()
        await expect(main.getByText('Ce code n’est pas le bon')).toBeVisible()
        await code.fill(digits)
        await main.getByRole('button', { name: 'Se connecter' }).click()
        await expect(page).toHaveURL(/\/account$/)
      })

      test('a member whose code expired or was tried five times signs in with a new one', async ({
        page,
        address,
        api,
        mail,
      }) => {
        const uid = await newAccount({ api }, address)
        await page.goto('/login?redirect=%2Faccount')
        const main = page.getByRole('main')
        await requestCode(page, address)
        const first = digitsOf((await mail(address, /^Votre code de connexion/)).text)
        const code = main.getByLabel('Code reçu par e-mail')
        const refused = main.getByText('il n’est plus valable')
        // Expiry comes last: a sweep deletes expired codes.
        for (const change of [comparedFiveTimes, late]) {
          await setCodes(uid, change)
          await code.fill(first)
          // Mark the element: the page after the answer has a new one.
          await main.evaluate((element) => element.setAttribute('data-asked', ''))
          await main.getByRole('button', { name: 'Se connecter' }).click()
          await expect(page.locator('main[data-asked]')).toHaveCount(0)
          await expect(refused).toBeVisible()
          await expect(page).toHaveURL(/\/login/)
        }
        await main.getByRole('button', { name: 'Renvoyer un code' }).click()
        await expect(refused).toHaveCount(0)
        const second = async () => digitsOf((await mail(address, /^Votre code de connexion/)).text)
        await expect.poll(second).not.toBe(first)
        await code.fill(await second())
        await main.getByRole('button', { name: 'Se connecter' }).click()
        await expect(page).toHaveURL(/\/account$/)
      })

      test('an unknown address gets a mail that says it has no account', async ({ page, address, mail }) => {
        await page.goto('/login')
        await requestCode(page, address)
        await expect(page.getByRole('main').getByLabel('Code reçu par e-mail')).toBeFocused()
        expect((await mail(address, /^Aucun compte/)).text).toContain('Aucun compte à cette adresse'.toUpperCase())
      })
    })
  }
}

test('a sign-in code needs an address and no password', async ({ page }) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
  await expect(main.getByRole('alert').or(main.locator('[aria-invalid=true]')).first()).toBeVisible()
  await expect(main.getByLabel('Mot de passe', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
})
