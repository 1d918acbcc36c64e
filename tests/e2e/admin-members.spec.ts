import { openHelpDesk } from './fixtures/admin.ts'
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
