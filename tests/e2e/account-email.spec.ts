import type { Locator, Page } from '@playwright/test'
import { password, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

async function requestChange(page: Page, address: string): Promise<Locator> {
  await page.goto('/account')
  const form = page.locator('#adresse details')
  await form.locator('summary').click()
  await form.getByLabel('Nouvelle adresse e-mail').fill(`autre-${address}`)
  await form.getByLabel('Confirmez avec votre mot de passe').fill(password)
  await form.getByRole('button', { name: 'Demander le changement' }).click()
  return form
}

test('requesting a change of address closes its form and clears the password', async ({ page, address, mail }) => {
  await register(page, address)
  await expect(page).toHaveURL(/registration\/payment/)
  const form = await requestChange(page, address)
  await expect(page.getByText(`Changement demandé vers autre-${address}`, { exact: false })).toBeVisible()
  await expect(form.getByLabel('Nouvelle adresse e-mail')).toBeHidden()
  await expect(form.getByLabel('Confirmez avec votre mot de passe')).toHaveValue('')
  await mail(`autre-${address}`, /C’est mon adresse/)
})

const linkIn = (links: readonly string[]) => links.find((link) => link.includes('/confirm-email?')) ?? ''

test('the page of a used mail link reports the use and has no button', async ({ page, address, mail }) => {
  await register(page, address)
  await expect(page).toHaveURL(/registration\/payment/)
  const proof = linkIn((await mail(address, /Bienvenue/)).links)
  await requestChange(page, address)
  const stop = linkIn((await mail(address, /Une autre adresse doit remplacer celle-ci/)).links)
  for (const [link, button, done] of [
    [stop, 'Arrêter le changement', 'Le changement est arrêté'],
    [proof, 'Confirmer', 'Merci, c’est confirmé'],
  ] as const) {
    await page.goto(link)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done)
    await page.goto(link)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Ce lien a déjà servi')
    await expect(page.getByRole('button', { name: button })).toHaveCount(0)
  }
})
