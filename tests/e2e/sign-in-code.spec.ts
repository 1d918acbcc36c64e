import { expectAccessible } from './fixtures/checks.ts'
import { password } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('a member signs in by a mailed code, after a wrong one', async ({ page, address, api, mail }) => {
      const account = { uid: crypto.randomUUID(), identifier: address, password, formula: 'default' }
      expect((await api('POST', '/registrations/register', { body: account })).status).toBe(201)
      await page.goto('/login?redirect=%2Faccount')
      const main = page.getByRole('main')
      await main.getByLabel('Adresse e-mail').fill(address)
      await main.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
      const code = main.getByLabel('Code reçu par e-mail')
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(main.getByRole('status').filter({ hasText: address })).toBeVisible()
      if (javaScriptEnabled) {
        await expectAccessible(page, 'the mailed code, 360')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      }
      const { text, subject } = await mail(address, /^Votre code de connexion/)
      const [digits = ''] = /^\d{6}$/m.exec(text) ?? []
      expect(subject).not.toContain(digits)
      await code.fill(digits === '000000' ? '000001' : '000000')
      await main.getByRole('button', { name: 'Se connecter' }).click()
      await expect(main.getByText('Ce code n’est pas le bon')).toBeVisible()
      await code.fill(digits)
      await main.getByRole('button', { name: 'Se connecter' }).click()
      await expect(page).toHaveURL(/\/account$/)
    })
  })
}

test('an unknown address gets the same page, and a mail that says so', async ({ page, address, mail }) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Adresse e-mail').fill(address)
  await main.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
  await expect(main.getByLabel('Code reçu par e-mail')).toBeVisible()
  expect((await mail(address, /^Aucun compte/)).text).toContain('Aucun compte à cette adresse'.toUpperCase())
})

test('an address is needed, a password is not', async ({ page }) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
  await expect(main.getByRole('alert').or(main.locator('[aria-invalid=true]')).first()).toBeVisible()
  await expect(main.getByLabel('Mot de passe', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
})
