import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { scaleTimeout } from '../fixtures/patience.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { openMailbox } from './fixtures/mailbox.ts'
import { subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }
const computer = { width: 1280, height: 900 }

async function saveAmount(page: Page, amount: string): Promise<void> {
  await page.goto('/admin/late-answers')
  await page.getByLabel('Montant rendu par promesse manquée, en euros').fill(amount)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
}

test('the audit log shows a changed credit for late answers', async ({ page }) => {
  await page.setViewportSize(phone)
  await openBackOffice(page, 'admin@exemple.fr', '/admin/late-answers')
  await saveAmount(page, '1 000')
  await expect(page.getByRole('status').getByText('Écrivez un montant de 0 à 100')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/admin/late-answers')
  const field = other.getByLabel('Montant rendu par promesse manquée, en euros')
  await expect(field).toHaveValue('0,00')
  await saveAmount(page, '4,50')
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
  await field.fill('7')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByRole('status')).toContainText('Une collègue a enregistré 4,50\u00a0€ entre-temps.')
  await expect(field).toHaveValue('7')
  await other.close()
  await expectAccessible(page, 'late answers, 360')
  await page.goto('/admin/audit')
  await expect(page.getByLabel('Domaine')).toBeHidden()
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByLabel('Domaine').click()
  await page.getByRole('option', { name: 'Réglages' }).click()
  await page.getByLabel('Par', { exact: true }).click()
  await page.getByRole('option', { name: 'Agnès Roche' }).click()
  // Match the attribute: `getByRole` ignores a list box that is fading out.
  await expect(page.locator('[role=listbox]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filtres (2)' })).toHaveAttribute('aria-expanded', 'true')
  const line = page.getByRole('main').getByRole('row').filter({ hasText: 'Après\u00a0: 4,50\u00a0€' }).first()
  await expect(line).toContainText('Montant rendu par promesse manquée')
  await expect(line).toContainText('Agnès Roche')
  await expectAccessible(page, 'the record, 360')
  await page.setViewportSize(computer)
  await expectAccessible(page, 'the record, 1280')
  await page.getByLabel('Du', { exact: true }).fill('2031-01-01')
  await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible()
  await saveAmount(page, '0')
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
})

test('the CSV file of payments has the rows of the list', async ({ page, api, tokenOf, address }) => {
  await subscribeByApi({ api, tokenOf }, address)
  const search = encodeURIComponent(JSON.stringify({ q: address }))
  await openBackOffice(page, 'admin@exemple.fr', `/admin/payments?filter=${search}`)
  await expect(page.getByText('1\u00a0paiement', { exact: true })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Fichier CSV' }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file.startsWith('\ufeff')).toBe(true)
  const lines = file.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(address)
  expect(lines[1]?.split(';').length).toBe(lines[0]?.split(';').length)
})

test('a deferred mail is listed as a retrying job, then as a sent mail', async ({ page, address, mail }) => {
  const busy = `busy-${address}`
  await openBackOffice(page, 'admin@exemple.fr', '/admin/staff/create')
  await page.getByRole('textbox', { name: 'Nom' }).fill('Maëlle')
  await page.getByLabel('Adresse e-mail').fill(busy)
  await page.getByLabel('Aide').check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Elle n’a pas encore accepté l’invitation')).toBeVisible()
  await page.goto(`/admin/jobs?filter=${encodeURIComponent(JSON.stringify({ state: 'retrying' }))}`)
  const job = page.getByRole('main').getByRole('row').filter({ hasText: 'mailbox busy' }).first()
  await expect(async () => {
    await page.reload()
    await expect(job).toContainText('Envoi d’un mail', { timeout: scaleTimeout(1_000) })
  }).toPass()
  await expectAccessible(page, 'jobs, 1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'jobs, 360')
  await openMailbox(busy)
  await mail(busy, /mot de passe/)
  await page.goto(`/admin/mails?filter=${encodeURIComponent(JSON.stringify({ to: busy }))}`)
  const invitation = page.getByRole('main').getByRole('row').filter({ hasText: 'Rejoignez l’équipe' })
  await expect(invitation).toContainText('parti')
  await invitation.getByRole('link').click()
  const words = page.getByRole('region', { name: 'En texte' })
  await expect(words).toContainText('token=[masqué]')
  await expect(page.getByText('Les liens personnels et les codes sont masqués')).toBeVisible()
  const seen = page.frameLocator('iframe')
  await expect(seen.getByText('Maëlle', { exact: false }).first()).toBeVisible()
  await expect(seen.getByRole('link', { name: /mot de passe/i }).first()).toHaveAttribute('href', /token=\[masqué\]/)
  const logo = seen.locator('img').first()
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page, 'a mail, 360')
  await page.setViewportSize(computer)
  await expectAccessible(page, 'a mail, 1280')
})

test('payments and subscriptions can be sorted by name and by e-mail', async ({ page, api, tokenOf, address }) => {
  const other = `a-${address}`
  for (const email of [address, other]) await subscribeByApi({ api, tokenOf }, email)
  await openBackOffice(page, 'admin@exemple.fr', '/admin/today')
  const rows = page.getByRole('row').filter({ hasText: address })
  for (const list of ['subscriptions', 'payments']) {
    await page.setViewportSize(computer)
    await page.goto(`/admin/${list}?filter=${encodeURIComponent(JSON.stringify({ q: address }))}`)
    await expect(rows).toHaveCount(2)
    const column = page.getByRole('columnheader', { name: 'E-mail' })
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows.first()).toContainText(other)
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'descending')
    await expect(rows.last()).toContainText(other)
    await page.getByRole('columnheader', { name: 'Nom', exact: true }).getByRole('button').click()
    await expect(page.getByRole('columnheader', { name: 'Nom', exact: true })).toHaveAttribute('aria-sort', 'ascending')
    await column.getByRole('button').click()
    await expect(rows.first()).toContainText(other)
    const cells = rows.first().getByRole('cell')
    await expect(cells.nth(0)).toHaveText('Zoé')
    await expect(cells.nth(1)).toHaveText(other)
    await expectAccessible(page, `${list}, 1280`)
    await takeScreenshot(page, `${list}-1280`)
    await page.setViewportSize(phone)
    await expectAccessible(page, `${list}, 360`)
    await takeScreenshot(page, `${list}-360`)
    await rows.first().getByRole('link', { name: 'Zoé' }).click()
    await expect(page.getByText(other, { exact: true })).toBeVisible()
  }
})
