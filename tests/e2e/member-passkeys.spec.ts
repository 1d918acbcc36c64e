import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { password, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

for (const width of [360, 1280]) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 780 } })

    test('A member adds a passkey, signs in with it and removes it', async ({ page, address, api, mail }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('WebAuthn.enable')
      const device = { protocol: 'ctap2', transport: 'internal' } as const
      const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
      await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...device, ...abilities } })
      const account = { uid: crypto.randomUUID(), identifier: address, password, formula: 'default' }
      expect((await api('POST', '/registrations/register', { body: account })).status).toBe(201)
      await signIn(page, address, password)

      await page.goto('/account/security')
      const section = page.locator('#cles-d-acces')
      await section.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
      const code = section.getByLabel('Code reçu par e-mail')
      await expect(code).toBeFocused()
      await code.fill(/^\d{6}$/m.exec((await mail(address, /^Votre code de confirmation/)).text)?.[0] ?? '')
      await section.getByLabel('Nom de la clé').fill('Mon téléphone')
      await expectAccessible(page, `a new passkey, ${width}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await takeScreenshot(page, `new-passkey-${width}`, { fullPage: true })
      await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
      await expect(section.getByText('Mon téléphone', { exact: true })).toBeVisible()
      expect((await mail(address, /^Une clé d’accès a été ajoutée/)).text).toContain('Mon téléphone')

      const main = page.getByRole('main')
      const leave = async () => {
        await page.goto('/logout')
        await main.getByRole('button', { name: 'Oui, me déconnecter' }).click()
        await expect(page).not.toHaveURL(/logout/)
      }
      await leave()
      // The browser offers the passkey in the e-mail field; this authenticator accepts at once.
      await page.goto('/login?redirect=%2Faccount%2Fsecurity')
      await expect(page).toHaveURL(/\/account\/security$/)
      await expect(section.getByText(/^Utilisée le/)).toBeVisible()

      await leave()
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false
      })
      await page.goto('/login?redirect=%2Faccount%2Fsecurity')
      await main.getByLabel('Adresse e-mail').fill(address)
      await main.getByLabel('Mot de passe', { exact: true }).fill(password)
      await main.getByRole('button', { name: 'Se connecter' }).click()
      await expect(page).toHaveURL(/\/account\/security$/)
      await section.getByRole('button', { name: 'Retirer « Mon téléphone »' }).click()
      await expect(page.getByText('La clé d’accès est retirée.')).toBeVisible()
      await expect(section.getByText('Mon téléphone', { exact: true })).toHaveCount(0)
    })
  })
}
