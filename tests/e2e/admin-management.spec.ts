import { scaleTimeout } from '../fixtures/patience.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { mailsTo } from './fixtures/mailbox.ts'
import { password, signIn, signInByForm, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }
const computer = { width: 1280, height: 900 }

test('the owner refunds part of a payment, suspends a member and resends a mail', async ({
  page,
  browser,
  api,
  tokenOf,
  address,
  mail,
}) => {
  await subscribeByApi({ api, tokenOf }, address)
  await openBackOffice(page, 'admin@exemple.fr', '/admin/today')
  await expect(page.getByRole('heading', { name: 'Encaissé par mois' })).toBeVisible()
  await expectAccessible(page, 'today, 1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'today, 360')
  await expect(page.getByRole('link', { name: 'Moi', exact: true })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(computer)

  await page.getByRole('link', { name: 'Chiffres' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abonnements')
  await page.getByRole('link', { name: 'Argent' }).click()
  const until = page.getByRole('form', { name: 'Période' }).getByLabel('Au')
  await until.fill('2020-01-01')
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(until).toHaveAccessibleDescription('Le dernier jour vient avant le premier.')
  await page.getByRole('link', { name: 'Douze mois' }).click()
  const money = page.getByRole('region', { name: 'Encaissements et remboursements' })
  await expect(money.locator('svg rect').first()).toBeVisible()
  await expectAccessible(page, 'figures, 1280')
  await money
    .getByRole('link', { name: /^Encaissé,/ })
    .first()
    .click()
  await expect(page.getByText(/Seulement\u00a0: Encaissé,/)).toBeVisible()

  await page.getByRole('link', { name: 'Paiements' }).click()
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(address)
  await expect(page.getByText('1\u00a0paiement', { exact: true })).toBeVisible()
  // Double-click: the second click must not close the dialog that the first one opens.
  await page.getByRole('button', { name: /Rembourser le paiement/ }).dblclick()
  const refund = page.getByRole('dialog', { name: 'Rembourser ce paiement' })
  await refund.getByLabel('Montant en euros').fill('1 000')
  await refund.getByRole('button', { name: 'Continuer' }).click()
  await expect(refund.getByText('Indiquez un montant entre')).toBeVisible()
  await refund.getByLabel('Montant en euros').fill('0,50')
  await refund.getByLabel('Motif').fill('Un geste')
  await expectAccessible(page, 'a refund, 1280')
  await refund.getByRole('button', { name: 'Continuer' }).click()
  const sure = page.getByRole('dialog', { name: /^Rembourser le paiement de/ })
  await expect(sure).toContainText(`0,50\u00a0€ seront rendus à ${address}`)
  await expectAccessible(page, 'a refund to confirm, 1280')
  await sure.getByRole('button', { name: 'Rembourser 0,50\u00a0€' }).click()
  await expect(page.getByText('0,50\u00a0€ remboursés')).toBeVisible()
  await mail(address, /0,50\s€/)

  await page.getByRole('link', { name: 'Zoé' }).click()
  await expect(page.getByRole('heading', { name: 'Son histoire' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'En bref' })).toContainText('Total payé')
  await expect(page.getByRole('region', { name: 'Ses paiements' }).getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 'a member, 1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'a member, 360')
  await takeScreenshot(page, 'member-360', { fullPage: true })
  await page.setViewportSize(computer)
  await page.getByRole('button', { name: 'Changer son adresse' }).click()
  const move = page.getByRole('dialog', { name: 'Changer son adresse' })
  await move.getByLabel('Nouvelle adresse e-mail').fill(`autre-${address}`)
  await move.getByLabel('Motif').fill('Boîte perdue')
  await move.getByRole('button', { name: 'Changer son adresse' }).click()
  const waiting = page.getByRole('region', { name: 'Changement d’adresse en attente' })
  await expect(waiting).toContainText(`autre-${address}`)
  await expect(waiting).toContainText('La nouvelle adresse ne l’a pas encore confirmé')
  const { links } = await mail(`autre-${address}`, /changement d’adresse/)
  // While the notice fades in, its colours lack contrast.
  await expect(page.locator('.MuiSnackbarContent-root')).toHaveCSS('opacity', '1')
  await expectAccessible(page, 'a change of address that waits, 1280')
  const confirm = async (name: string, isDangerous = false) => {
    if (isDangerous) await page.getByRole('button', { name: 'Autres actes', exact: true }).click()
    await page.getByRole(isDangerous ? 'menuitem' : 'button', { name }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('À sa demande')
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await confirm('Annuler ce changement')
  await expect(waiting).toHaveCount(0)
  const member = await browser.newPage()
  await member.goto(links.find((link) => link.includes('confirm-email')) ?? '')
  await expect(member.getByRole('main')).toContainText('n’est plus valable')
  await signIn(member, address, password)
  await confirm('Suspendre', true)
  await member.goto('/account')
  await expect(member).toHaveURL(/\/login/)
  await confirm('Rétablir')
  await signInByForm(member, address, password)
  await member.close()

  await page.getByRole('link', { name: 'Mon site', exact: true }).click()
  await page.getByRole('link', { name: 'Courriers', exact: true }).click()
  await page.getByRole('link', { name: 'Mails envoyés', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mails envoyés' })).toBeVisible()
  // Wait for the search's answer: until then rows may move away from the pointer, or be absent.
  const found = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes(address))
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(address)
  await found
  const letters = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(letters.filter({ hasNotText: address })).toHaveCount(0)
  await letters.getByRole('link', { name: 'Votre abonnement est ouvert' }).click()
  await expect(page.getByRole('region', { name: 'Contenu, comme il est parti' })).toContainText('abonnement')
  await confirm('Renvoyer')
  const subscribed = async () => (await mailsTo(address)).filter(({ subject }) => subject?.includes('est ouvert'))
  await expect.poll(async () => (await subscribed()).length).toBe(2)
})

test('a resent invitation invalidates the earlier link', async ({ page, browser, address, mail }) => {
  await page.setViewportSize(phone)
  await openBackOffice(page, 'admin@exemple.fr', '/admin/staff/create')
  await page.getByRole('textbox', { name: 'Nom' }).fill('Maëlle')
  await page.getByLabel('Adresse e-mail').fill(address)
  await page.getByLabel('Aide').check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Elle n’a pas encore accepté l’invitation')).toBeVisible()
  const linkOf = async () => (await mail(address, /mot de passe/)).links.find((one) => one.includes('reset-password'))
  const first = (await linkOf()) ?? ''

  await page.goto(`/admin/staff?filter=${encodeURIComponent(JSON.stringify({ q: address }))}`)
  const choose = async (role: string) => {
    await page.getByLabel('Rôle').click()
    await page.getByRole('option', { name: role }).click()
    await expect(page.locator('[role=listbox]')).toHaveCount(0)
  }
  await choose('coach')
  await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible()
  await choose('aide')
  await expectAccessible(page, 'the team, 360')
  await page
    .getByRole('row', { name: /Maëlle.*invitation en attente/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Renvoyer l’invitation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Renvoyer l’invitation' }).click()
  await expect(page.getByText('C’est fait, et inscrit au journal.')).toBeVisible()
  await expect.poll(linkOf).not.toBe(first)

  const colleague = await browser.newPage()
  await colleague.goto(first)
  await expect(colleague.getByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
  await colleague.goto((await linkOf()) ?? '')
  await colleague.getByLabel('Nouveau mot de passe').fill(password)
  await colleague.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click()
  await expect(colleague).toHaveURL(/\/login/)
  await page.reload()
  await expect(page.getByText('Pas encore de second facteur')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renvoyer l’invitation' })).toHaveCount(0)
})

test('a coach can edit only their own hours and absences', async ({ page }) => {
  await openBackOffice(page, 'coach@exemple.fr', '/admin/working-hours')
  await expect(page.getByText('Hélène Morel')).toBeVisible()
  await expect(page.getByRole('link', { name: /Hélène Morel/ })).toHaveCount(0)
  await expectAccessible(page, 'hours of all, 1280')
  await page.getByRole('link', { name: /Claire Vasseur/ }).click()
  await page.getByRole('button', { name: 'Ajouter des heures le samedi' }).click()
  await page.getByLabel('Samedi, à').fill('08:00')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Un champ est à corriger.')).toBeVisible()
  await page.getByLabel('Samedi, à').fill('12:00')
  await page.getByRole('button', { name: 'Ajouter une absence' }).click()
  await page.getByLabel('Premier jour').fill('2031-08-04')
  await page.getByLabel('Dernier jour').fill('2031-08-22')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Mois suivant' }).click()
  const days = page.locator('[data-day]')
  await days.nth(9).click()
  await expect(page.getByText(/^Absence à partir du .* choisissez le dernier jour\.$/)).toBeVisible()
  await days.nth(9).press('ArrowRight')
  await expect(days.nth(10)).toBeFocused()
  await page.keyboard.press('Enter')
  for (const place of [9, 10]) await expect(days.nth(place)).toHaveAttribute('data-state', 'away')
  await expect(days.nth(11)).not.toHaveAttribute('data-state', 'away')
  await expect(page.getByRole('link', { name: 'Proposer un relais pour ces jours' })).toHaveCount(2)
  await expectAccessible(page, 'own hours, 360')
  await page.getByRole('button', { name: 'Retirer cette absence' }).last().click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.')).toBeVisible()
  await page.goto('/admin/working-hours')
  await expect(page.getByRole('row', { name: /Claire Vasseur/ })).toContainText('sam. 09:00–12:00')
  await expect(page.getByRole('row', { name: /Claire Vasseur/ })).toContainText('absente du 4 août au 22 août')
  await page.getByRole('link', { name: /Claire Vasseur/ }).click()
  await page.getByRole('button', { name: /Retirer les heures du samedi/ }).click()
  await page.getByRole('button', { name: 'Retirer cette absence' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.')).toBeVisible()
})

test('focus is visible in the back office, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'support@exemple.fr')
  await page.goto('/admin')
  await page.getByRole('heading', { level: 1, name: 'Demandes' }).waitFor()
  const link = page.getByRole('link', { name: 'Membres', exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused({ timeout: scaleTimeout(100) })
  }).toPass()
  await expect(link).toHaveCSS('outline-style', 'solid')
})
