import { password, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('a requested change of address closes its form: her password leaves the page', async ({ page, address, mail }) => {
  await register(page, address)
  await expect(page).toHaveURL(/registration\/payment/)
  await page.goto('/account')
  const form = page.locator('#adresse details')
  await form.locator('summary').click()
  await form.getByLabel('Nouvelle adresse e-mail').fill(`autre-${address}`)
  await form.getByLabel('Confirmez avec votre mot de passe').fill(password)
  await form.getByRole('button', { name: 'Demander le changement' }).click()
  await expect(page.getByText(`Changement demandé vers autre-${address}`, { exact: false })).toBeVisible()
  await expect(form.getByLabel('Nouvelle adresse e-mail')).toBeHidden()
  await expect(form.getByLabel('Confirmez avec votre mot de passe')).toHaveValue('')
  await mail(`autre-${address}`, /C’est mon adresse/)
})
