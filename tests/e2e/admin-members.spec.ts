import { openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible, photograph } from './fixtures/checks.ts'
import { subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('suspending a member from two windows happens once and keeps the focus', async ({
  page,
  api,
  tokenOf,
  address,
  mail,
}) => {
  const { uid } = await subscribeByApi({ api, tokenOf }, address)
  await openHelpDesk(page, 'admin@exemple.fr', `/admin/members/${uid}/show`)
  const other = await page.context().newPage()
  await other.goto(`/admin/members/${uid}/show`)
  await expect(other.getByRole('button', { name: 'Autres actes', exact: true })).toBeVisible()
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Autres actes', exact: true }).press('Enter')
    await one.getByRole('menuitem', { name: 'Suspendre' }).press('Enter')
    await one.getByRole('dialog').getByLabel(/Motif/).fill('Essai')
    await one.getByRole('dialog').getByRole('button', { name: 'Suspendre' }).press('Enter')
    await expect(one.getByRole('dialog')).toHaveCount(0)
    await expect(one.getByRole('button', { name: 'Rétablir' })).toBeVisible()
    await expect(one.getByRole('main').getByRole('button').and(one.locator(':focus'))).toHaveCount(1)
  }
  await expect(other.getByText('C’était déjà fait')).toBeVisible()
  const timeline = other.getByRole('region', { name: 'Son histoire' })
  await expect(timeline.getByText('suspension, par Agnès Roche (Essai)')).toHaveCount(1)
  await other.close()

  const confirm = async (name: string, isDangerous = false) => {
    if (isDangerous) await page.getByRole('button', { name: 'Autres actes', exact: true }).click()
    await page.getByRole(isDangerous ? 'menuitem' : 'button', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await confirm('Rétablir')
  await confirm('Retirer l’accès abonnée', true)
  await mail(address, /Notre équipe a mis fin à votre abonnement/)
  await confirm('Offrir l’accès abonnée')
  await mail(address, /L’accès abonnée vous est offert/)
})

test('support reads payments, requests and mails of a member', async ({ page, api, tokenOf, address }) => {
  const { uid } = await subscribeByApi({ api, tokenOf }, address)
  await openHelpDesk(page, 'support@exemple.fr', `/admin/members/${uid}/show`)
  await expect(page.getByRole('region', { name: 'En bref' })).toContainText('Total payé')
  await expect(page.getByRole('region', { name: 'Ses paiements' }).getByRole('link', { name: /^reçu/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rembourser/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Ses demandes' })).toContainText('Aucune demande.')
  await expectAccessible(page, 'a member for support, 1280')
  await photograph(page, 'sheet-1280', { fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'a member for support by night, 360')
  await photograph(page, 'sheet-dark-360', { fullPage: true })
  const mails = page.getByRole('region', { name: 'Ses mails' })
  await mails.getByText('Votre abonnement est ouvert').first().click()
  await mails.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Renvoyer' })).toBeVisible()
})
