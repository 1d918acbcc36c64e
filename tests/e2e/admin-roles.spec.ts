import { openBackOffice } from './fixtures/admin.ts'
import { password, signInByForm } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('a changed role applies to the next page that the colleague opens', async ({ page, browser, address, mail }) => {
  await openBackOffice(page, 'admin@exemple.fr', '/admin/staff/create')
  await page.getByRole('textbox', { name: 'Nom' }).fill('Maëlle')
  await page.getByLabel('Adresse e-mail').fill(address)
  await page.getByLabel('Aide').check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const { links } = await mail(address, /mot de passe/)
  const colleague = await browser.newPage()
  await colleague.goto(links.find((one) => one.includes('reset-password')) ?? '')
  await colleague.getByLabel('Nouveau mot de passe').fill(password)
  await colleague.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click()
  await expect(colleague).toHaveURL(/\/login/)
  await signInByForm(colleague, address, password)
  await expect(colleague.getByRole('heading', { level: 1, name: 'Demandes' })).toBeVisible()

  await page.getByLabel('Aide').uncheck()
  await page.getByLabel('Éditrice').check()
  // The notice of the first save may still be visible.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Enregistré.', { exact: true })).toBeVisible()
  await colleague.goto('/admin')
  await expect(colleague).toHaveURL(/\/admin\/articles/)
  await colleague.goto('/admin/tickets')
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Cette page n’est pas pour votre compte')
  await colleague.goto('/admin/no-such-screen')
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas')
})
