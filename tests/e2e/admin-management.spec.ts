import { patient } from '../fixtures/patience.ts'
import { openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { mailsTo } from './fixtures/mailbox.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }
const computer = { width: 1280, height: 900 }

test('the owner refunds a part, suspends and restores a member, and sends a mail again', async ({
  page,
  browser,
  api,
  tokenOf,
  address,
  mail,
}, info) => {
  await subscribeByApi({ api, tokenOf }, address)
  await openHelpDesk(page, 'admin@exemple.fr', '/admin/today')
  await expect(page.getByRole('heading', { name: 'Encaissé par mois' })).toBeVisible()
  await expectAccessible(page, 'today, 1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'today, 360')
  await expect(page.getByRole('link', { name: 'Se déconnecter' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(computer)

  await page.getByRole('link', { name: 'Chiffres' }).click()
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
  // Twice, as on a desktop: the second click must not close the dialog that the first one opens.
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

  await page.getByRole('link', { name: address }).click()
  await expect(page.getByRole('heading', { name: 'Son histoire' })).toBeVisible()
  await expectAccessible(page, 'a member, 1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'a member, 360')
  await page.screenshot({ path: info.outputPath('member-360.png'), fullPage: true })
  await page.setViewportSize(computer)
  await page.getByRole('button', { name: 'Voir comme elle' }).click()
  const site = page.getByRole('dialog', { name: 'Le site, vu avec un abonnement' })
  const frame = site.frameLocator('iframe')
  await frame
    .getByRole('link', { name: /Dire non sans se justifier/ })
    .first()
    .click()
  await expect(frame.getByText('Une raison est une porte').first()).toBeVisible()
  await expect(frame.locator('html')).not.toContainText('admin@exemple.fr')
  await page.screenshot({ path: info.outputPath('seen-as-1280.png') })
  // An event that a program sends reaches a page that is still inert, where a click of hers would not.
  await expect(site.locator('iframe:not([inert])')).toBeVisible()
  await frame.locator('a[href="/account"], a[href="/favorites"]').first().dispatchEvent('click')
  await expect(site.getByRole('status')).toContainText('Cette page n’est qu’à elle')
  await site.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Changer son adresse' }).click()
  const move = page.getByRole('dialog', { name: 'Changer son adresse' })
  await move.getByLabel('Nouvelle adresse e-mail').fill(`autre-${address}`)
  await move.getByLabel('Motif').fill('Boîte perdue')
  await move.getByRole('button', { name: 'Changer son adresse' }).click()
  const waiting = page.getByRole('region', { name: 'Changement d’adresse en attente' })
  await expect(waiting).toContainText(`autre-${address}`)
  await expect(waiting).toContainText('La nouvelle adresse ne l’a pas encore confirmé')
  const { links } = await mail(`autre-${address}`, /changement d’adresse/)
  // While the notice fades in its colours lack contrast.
  await expect(page.locator('.MuiSnackbarContent-root')).toHaveCSS('opacity', '1')
  await expectAccessible(page, 'a change of address that waits, 1280')
  const confirm = async (name: string) => {
    await page.getByRole('button', { name }).click()
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
  await confirm('Suspendre')
  await member.goto('/account')
  await expect(member).toHaveURL(/\/login/)
  await confirm('Rétablir')
  await signIn(member, address, password)
  await member.close()

  await page.getByRole('link', { name: 'Mails', exact: true }).click()
  // Until the search is answered, rows move away from below the pointer; before the first answer there are none at all.
  const found = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes(address))
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(address)
  await found
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasNotText: address })).toHaveCount(0)
  await page.getByRole('link', { name: `Votre abonnement est ouvert ${address}` }).click()
  await expect(page.getByRole('region', { name: 'Contenu, comme il est parti' })).toContainText('abonnement')
  await confirm('Renvoyer')
  const subscribed = async () => (await mailsTo(address)).filter(({ subject }) => subject?.includes('est ouvert'))
  await expect.poll(async () => (await subscribed()).length).toBe(2)
})

test('the owner makes a formula and a link to it, and invites a colleague who gets a mail', async ({
  page,
  address,
  mail,
}) => {
  const mark = address.slice(8, 16)
  await openHelpDesk(page, 'admin@exemple.fr', '/admin/formulas/create')
  const save = () => page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByLabel('Nom, comme une visiteuse le lit').fill(`Formule ${mark}`)
  await page.getByLabel('Identifiant').fill(`formule-${mark}`)
  await page.getByLabel('Prix de chaque période').fill('douze')
  await expect(page.getByText('Un montant en euros, par exemple 39,90.')).toBeVisible()
  await page.getByLabel('Prix de chaque période').fill('12,50')
  await expect(page.getByRole('region', { name: 'Ce qu’une visiteuse lit' })).toContainText('12,50\u00a0€ par mois.')
  await expectAccessible(page, 'a formula, 1280')
  await save()
  await expect(page).toHaveURL(new RegExp(`/formulas/formule-${mark}$`))
  const other = await page.context().newPage()
  await other.goto(`/admin/formulas/formule-${mark}`)
  await other.getByLabel('Prix de chaque période').fill('21')
  await page.getByLabel('Prix de chaque période').fill('12,90')
  await save()
  await expect(page.getByText('Enregistré.').last()).toBeVisible()
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByText('Prix de chaque période, sa version\u00a0:')).toBeVisible()
  await expect(other.getByText('12,90\u00a0€', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Prendre sa version' }).click()
  await expect(other.getByLabel('Prix de chaque période')).toHaveValue('12,90')
  await other.close()

  await page.goto('/admin/traffic-tokens/create')
  await page.getByLabel('Code, dans l’adresse du lien').fill(`code-${mark}`)
  await page.getByLabel('Formule').click()
  await page.getByRole('option', { name: `Formule ${mark}` }).click()
  await page.setViewportSize(phone)
  await expectAccessible(page, 'a code, 360')
  await save()
  const results = page.getByRole('region', { name: 'Ce que ce code a apporté' })
  await results.getByText('Ce que ces chiffres comptent').click()
  await expect(results).toContainText('Comptes ouverts avec ce code en service')
  await expectAccessible(page, 'what a code brought, 360')
  const link = page.getByRole('link', { name: 'Ouvrir comme une visiteuse' })
  const offer = (await link.getAttribute('href')) ?? ''

  await page.goto('/admin/staff/create')
  await page.getByRole('textbox', { name: 'Nom' }).fill('Maëlle')
  await page.getByLabel('Adresse e-mail').fill(address)
  await save()
  await expect(page.getByText('Un champ est à corriger.')).toBeVisible()
  await page.getByLabel('Aide').check()
  await expectAccessible(page, 'an invitation, 360')
  await save()
  await mail(address, /mot de passe/)

  await page.goto(offer)
  await expect(page.getByText('12,90').first()).toBeVisible()
})

test('a colleague who let her invitation pass gets another, and the former link ends', async ({
  page,
  browser,
  address,
  mail,
}) => {
  await page.setViewportSize(phone)
  await openHelpDesk(page, 'admin@exemple.fr', '/admin/staff/create')
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
  await page.getByRole('link', { name: /Maëlle.*invitation en attente/ }).click()
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

test('a coach sets her hours and an absence, and reads those of the others', async ({ page }) => {
  await openHelpDesk(page, 'coach@exemple.fr', '/admin/working-hours')
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
  await expectAccessible(page, 'her hours, 360')
  await page.getByRole('button', { name: 'Retirer cette absence' }).last().click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.')).toBeVisible()
  await page.goto('/admin/working-hours')
  await expect(page.getByRole('link', { name: /Claire Vasseur/ })).toContainText('sam. 09:00–12:00')
  await expect(page.getByRole('link', { name: /Claire Vasseur/ })).toContainText('absente du 4 août au 22 août')
  await page.getByRole('link', { name: /Claire Vasseur/ }).click()
  await page.getByRole('button', { name: /Retirer les heures du samedi/ }).click()
  await page.getByRole('button', { name: 'Retirer cette absence' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.')).toBeVisible()
})

test('the focus is seen on buttons and links of the back office, also where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'support@exemple.fr')
  await page.getByRole('heading', { level: 1, name: 'Conversations' }).waitFor()
  const link = page.getByRole('link', { name: 'Gestion' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused({ timeout: patient(100) })
  }).toPass()
  await expect(link).toHaveCSS('outline-style', 'solid')
})
