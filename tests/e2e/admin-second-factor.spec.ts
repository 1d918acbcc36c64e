import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { scaleTimeout } from '../fixtures/patience.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { demoPassword } from './fixtures/password.ts'
import { signIn, signInByForm } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** A server outside demo mode: staff need a second factor. */
const strict = test.extend<object, { server: ServerProcess }>({
  server: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'strict-'))
      const env = { DATA_DIR: folder, DEMO_PASSWORD: demoPassword }
      await (await startServerProcess({ ...env, DEMO: '1' })).stop()
      const server = await startServerProcess({ ...env, DEMO: '0' })
      await use(server)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: scaleTimeout(240_000) },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 })

strict(
  'a coach sets up a second factor and enters the back office, by keyboard alone',
  async ({ page, browser, server }) => {
    await signIn(page, 'coach@exemple.fr')
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/account\/security/)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Activer la double authentification' }).click()
    const secret = ((await main.locator('[translate=no]').first().textContent()) ?? '').replace(/\s/g, '')
    await main.getByLabel('Code affiché par l’application').fill(codeOf(secret))
    await main.getByRole('button', { name: 'Confirmer' }).click()
    await expect(main.getByRole('status').getByRole('listitem')).toHaveCount(10)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Mes échanges' })).toBeVisible()

    // Another device: the password alone is not enough.
    const options = { baseURL: server.url, locale: 'fr-FR', timezoneId: 'Europe/Paris' }
    const other = await (await browser.newContext(options)).newPage()
    await other.goto('/admin/tickets')
    await expect(other).toHaveURL(/\/login\?redirect=/)
    await other.getByRole('main').getByLabel('Adresse e-mail').focus()
    await other.keyboard.type('coach@exemple.fr')
    await other.keyboard.press('Tab')
    await other.keyboard.type(demoPassword)
    await other.keyboard.press('Enter')
    const code = other.getByLabel('Code de vérification')
    await expect(code).toBeVisible()
    await expectAccessible(other, 'the code, 1280')
    expect((await other.request.get('/relay/staff/tickets')).status()).toBe(401)
    await code.focus()
    // A code counts once: this is the next one.
    await other.keyboard.type(codeOf(secret, 30))
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL(/\/admin\/tickets/)
    await expect(other.locator('[data-ticket]').first()).toBeVisible()
    await takeScreenshot(other, 'admin-1280')
    await other.close()
  },
)

strict('an admin’s only passkey opens the back office and cannot be removed', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await signIn(page, 'admin@exemple.fr')
  await page.goto('/account/security')
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: 'Ajouter une clé d’accès' })
  await add.click()
  await expect(main.getByLabel('Nom de la clé')).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Nom de la clé').fill('Mon ordinateur')
  await add.click()
  await expect(main.getByRole('status').getByRole('listitem')).toHaveCount(10)
  await page.goto('/account/security')
  await expect(main.getByText('Mon ordinateur')).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `passkeys, ${width}`)
    await takeScreenshot(page, `passkeys-${width}`, { fullPage: true })
  }
  await main.getByRole('button', { name: 'Retirer « Mon ordinateur »' }).click()
  await expect(page.getByText('C’est votre seul second facteur')).toBeVisible()

  const leave = async () => {
    await page.goto('/logout')
    await main.getByRole('button', { name: 'Oui, me déconnecter' }).click()
    await expect(page).not.toHaveURL(/logout/)
  }
  await leave()
  await page.goto('/login?redirect=/admin')
  // The browser offers the passkey in the e-mail field; this authenticator accepts at once.
  await expect(page).toHaveURL(/\/admin\/today/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

  // In a browser that offers no passkey by itself, it is the second factor after the password.
  await leave()
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto('/login?redirect=/admin')
  await main.getByLabel('Adresse e-mail').fill('admin@exemple.fr')
  await main.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await main.getByRole('button', { name: 'Se connecter' }).click()
  await main.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/admin/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
})

strict('an editor without a second factor is led to it by signing in, and by the back office', async ({ page }) => {
  await signInByForm(page, 'editor@exemple.fr')
  await expect(page).toHaveURL(/\/account\/security/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/account\/security/)
})
