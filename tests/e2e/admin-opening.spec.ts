import { complaintsOf, openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }

test('an admin sees what is missing before the site opens, and enters the legal facts once', async ({ page }) => {
  await openHelpDesk(page, 'admin@exemple.fr', '/admin/opening')
  const complaints = complaintsOf(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Mise en service' })).toBeVisible()
  const checks = page.getByRole('main').getByRole('listitem')
  await expect(checks).toHaveCount(15)
  const demo = checks.filter({ has: page.getByRole('heading', { name: 'Démonstration absente' }) })
  await expect(demo).toContainText('À corriger')
  await demo.getByRole('button', { name: 'Vérifier de nouveau' }).click()
  await expect(demo).toContainText('Le site tourne en démonstration')
  const mail = checks.filter({ has: page.getByRole('heading', { name: 'Authentification des e-mails' }) })
  await mail.getByLabel('Source de l’e-mail d’essai').fill('Subject: bonjour\n\nUn autre e-mail')
  await mail.getByRole('button', { name: 'Vérifier de nouveau' }).click()
  await expect(mail).toContainText('Ce n’est pas l’e-mail d’essai')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'opening, 360')

  await page.getByRole('link', { name: 'Informations légales' }).click()
  const siret = page.getByLabel('Numéro SIRET')
  await expect(siret).toHaveValue('00000001800010')
  await siret.fill('00000001800011')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(siret).toBeFocused()
  await expect(siret).toHaveAccessibleDescription(/Ce numéro SIRET n’est pas valide/)
  await expectAccessible(page, 'legal facts, 360')

  await page.getByRole('link', { name: 'Réglages' }).click()
  const accent = page.getByRole('textbox', { name: 'Bandeau', exact: true })
  await accent.fill('#333333')
  await expect(page.getByText('Bandeau\u00a0: contraste de 1,5, il en faut 4,5.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Jours de conservation/ }).fill('1094')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(accent).toHaveAccessibleDescription('Le texte ne serait pas assez lisible avec cette couleur.')
  await page.getByRole('button', { name: 'Couleurs d’origine' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Rien n’a changé.')).toBeVisible()
  await expectAccessible(page, 'settings, 360')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Jours de conservation/ })).toHaveValue('1094')

  await page.getByRole('link', { name: 'Registre des traitements' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Coaching' })).toBeVisible()
  await page.getByLabel('Son adresse e-mail').fill('camille@exemple.fr')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText(/^Coaching, version /)).toBeVisible()
  await expectAccessible(page, 'register, 360')
  expect(complaints).toEqual([])
})
