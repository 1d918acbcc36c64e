import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/checks.ts'
import { password } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

const another = (code: string): string => (code === '000000' ? '000001' : '000000')

async function digitsFrom(mail: Journey['mail'], address: string, subject: RegExp): Promise<string> {
  return /^\d{6}$/m.exec((await mail(address, subject)).text)?.[0] ?? ''
}

async function expectFit(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

for (const javaScriptEnabled of [true, false]) {
  for (const width of [360, 1280]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width}`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 780 } })

      test('A member registers without a password, signs in elsewhere and sets one', async ({
        page,
        address,
        mail,
        browser,
      }) => {
        await page.goto('/registration')
        const main = page.getByRole('main')
        await expect(main.getByText('vous pourrez vous connecter par code')).toBeVisible()
        await main.getByLabel('Adresse e-mail').fill(address)
        await main.getByRole('checkbox').check()
        await main.getByRole('button', { name: /Créer mon compte/ }).click()
        await expect(page).toHaveURL(/\/registration\/payment/)
        expect((await mail(address, /^Bienvenue/)).text).toContain('demandez un code')
        await page.goto('/account')
        await expect(main.getByText(address)).toBeVisible()

        const other = await (
          await browser.newContext({ javaScriptEnabled, viewport: { width, height: 780 } })
        ).newPage()
        await other.goto(`${new URL(page.url()).origin}/login?redirect=%2Faccount%2Fsecurity`)
        const theirs = other.getByRole('main')
        await theirs.getByLabel('Adresse e-mail').fill(address)
        await theirs.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
        await theirs
          .getByLabel('Code reçu par e-mail')
          .fill(await digitsFrom(mail, address, /^Votre code de connexion/))
        await theirs.getByRole('button', { name: 'Se connecter' }).click()
        await expect(other).toHaveURL(/\/account\/security$/)

        const section = theirs.locator('#mot-de-passe')
        await section.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
        const digits = await digitsFrom(mail, address, /^Votre code de confirmation/)
        const code = section.getByLabel('Code reçu par e-mail')
        await code.fill(another(digits))
        await section.getByLabel('Mot de passe', { exact: true }).fill(password)
        if (javaScriptEnabled) await expectAccessible(other, `a password is set, ${width}`)
        await expectFit(other, width)
        await section.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click()
        await expect(section.getByText('Ce code n’est pas le bon')).toBeVisible()
        await code.fill(digits)
        await section.getByLabel('Mot de passe', { exact: true }).fill(password)
        await section.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click()
        await expect(other.getByText('Votre mot de passe est enregistré.')).toBeVisible()

        // The first browser's session ended.
        await page.goto('/account')
        await expect(page).toHaveURL(/\/login/)
        await main.getByLabel('Adresse e-mail').fill(address)
        await main.getByLabel('Mot de passe', { exact: true }).fill(password)
        await main.getByRole('button', { name: 'Se connecter' }).click()
        await expect(page).toHaveURL(/\/account$/)
        await other.context().close()
      })
    })
  }

  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('A member without a password deletes the account with a mailed code', async ({ page, address, api, mail }) => {
      const account = { uid: crypto.randomUUID(), identifier: address, password, formula: 'default' }
      expect((await api('POST', '/registrations/register', { body: account })).status).toBe(201)
      await page.request.post('/login', { form: { identifier: address, password }, maxRedirects: 0 })
      await page.goto('/account')
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Gérer mes accès' }).click()
      const section = main.locator('#mot-de-passe')
      await section.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
      const first = await digitsFrom(mail, address, /^Votre code de confirmation/)
      await section.getByLabel('Code reçu par e-mail').fill(first)
      await section.getByRole('button', { name: 'Retirer mon mot de passe' }).click()
      await expect(page.getByText('Votre mot de passe est retiré.')).toBeVisible()
      await expect(section.getByText('Votre compte n’a pas de mot de passe')).toBeVisible()

      await page.goto('/account')
      const deletion = main.locator('#suppression')
      await deletion.locator('summary').click()
      await deletion.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
      const code = deletion.getByLabel('Code reçu par e-mail')
      await expect(code).toBeVisible()
      const last = () => digitsFrom(mail, address, /^Votre code de confirmation/)
      await expect.poll(last).not.toBe(first)
      await code.fill(await last())
      await expectFit(page, 360)
      await deletion.getByRole('button', { name: 'Supprimer mon compte' }).click()
      await expect(page.getByText('Votre compte va être effacé')).toBeVisible()
    })
  })
}

test('The strength meter still follows the typing after a refused password change', async ({ page, address, api }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const account = { uid: crypto.randomUUID(), identifier: address, password, formula: 'default' }
  expect((await api('POST', '/registrations/register', { body: account })).status).toBe(201)
  await page.request.post('/login', { form: { identifier: address, password }, maxRedirects: 0 })
  await page.goto('/account/security')
  const section = page.locator('#mot-de-passe')
  const [current, next] = [section.getByLabel('Mot de passe actuel'), section.getByLabel('Nouveau mot de passe')]
  const verdicts = section.locator('[aria-live=polite] strong')
  await current.fill('pas celui de ce compte')
  await next.fill('une autre phrase bien à elle 43')
  await section.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await next.fill('court')
  await expect(verdicts).toHaveText(['Trop court.'])
  await current.fill(password)
  await next.fill('une autre phrase bien à elle 43')
  await expect(verdicts).toHaveText(['Assez long.'])
  await section.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Votre mot de passe est changé')).toBeVisible()
  expect(faults).toEqual([])
})
