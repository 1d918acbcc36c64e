import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

for (const { width, scripts } of [
  { width: 360, scripts: true },
  { width: 1280, scripts: false },
]) {
  test.describe(`${width} px, ${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: scripts })

    test('a member switches renewals from a card to direct debit', async ({ page, api, tokenOf, address, mail }) => {
      await subscribeByApi({ api, tokenOf }, address)
      await signIn(page, address, password)
      await page.goto('/account/subscription/card')
      await expect(page.getByRole('heading', { name: 'Payer par prélèvement SEPA' })).toBeVisible()
      if (scripts) await expectAccessible(page, 'card or account')
      await takeScreenshot(page, 'card-or-account', { fullPage: true })
      await page.getByRole('button', { name: 'Donner mon compte bancaire' }).click()
      await page.getByLabel('IBAN').fill('FR76 3000 6000 0112 3456 7890 189')
      await page.getByRole('button', { name: 'Signer le mandat' }).click()
      await expect(page.getByRole('alert')).toContainText('n’est pas un compte d’essai')
      if (scripts) await expectAccessible(page, 'mandate')
      await takeScreenshot(page, 'mandate', { fullPage: true })
      await page.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 606')
      await page.getByRole('button', { name: 'Signer le mandat' }).click()
      await expect(page).toHaveURL(/\/account\/subscription$/)
      await expect(page.getByText('Votre mandat est enregistré')).toBeVisible()
      await expect(page.getByText(/Compte bancaire ••••\s2606/)).toBeVisible()
      const { text } = await mail(address, /Votre mandat de prélèvement/)
      expect(text).toMatch(/ESSAI-[0-9A-F]{10}/)
      expect(text).toContain('FR00ZZZ000018')
      await page.goto('/account/subscription/card')
      await expect(page.getByText(/Vous payez aujourd’hui avec\s: Compte bancaire/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Donner mon compte bancaire' })).toHaveCount(0)
    })
  })
}
