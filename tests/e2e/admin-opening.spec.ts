import { collectBrowserErrors, openBackOffice } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }

interface Setting {
  uid: string
  value: unknown
  version: number
}
const changed = ['contact-retention-days', 'colours']
let stored: Setting[] = []

const settings = async (api: Journey['api'], token: string) => {
  const query = changed.map((uid) => `filter[uid]=${uid}`).join('&')
  return (await api('GET', `/staff/settings?${query}`, { token })).payload as Setting[]
}

/** Run one test after the other: each restores settings that the other changes. */
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ api, tokenOf }) => {
  stored = await settings(api, await tokenOf('admin@exemple.fr'))
})

/** Restores the settings for other journeys, and for a retry of this one. */
test.afterEach(async ({ api, tokenOf }) => {
  const token = await tokenOf('admin@exemple.fr')
  for (const { uid, version } of await settings(api, token)) {
    const { value } = stored.find((one) => one.uid === uid) ?? {}
    const written = await api('PUT', `/staff/settings/${uid}`, { token, body: { value, version } })
    expect(written.status, uid).toBe(200)
  }
})

test('an admin sees what blocks the opening and edits the site’s settings', async ({ page, browser, api, tokenOf }) => {
  await openBackOffice(page, 'admin@exemple.fr', '/admin/opening')
  const complaints = collectBrowserErrors(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Ouverture' })).toBeVisible()
  const checks = page.getByRole('main').getByRole('listitem')
  await expect(page.getByRole('heading', { level: 2, name: 'Pour vous' })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copier un message pour tout' }).click()
  await expect(page.getByText('Le message est copié', { exact: false })).toBeVisible()
  const message = await page.evaluate(() => navigator.clipboard.readText())
  expect(message).toContain(`Pour notre site ${new URL(page.url()).origin}, il reste à régler sur le serveur`)
  expect(message).toContain('– Démonstration absente\u00a0: Démarrer le site sans DEMO, sur une base vide.')
  await page.getByText(/^\d+\svérifications? en ordre$/).click()
  await expect(checks).toHaveCount(17)
  const demo = checks.filter({ has: page.getByRole('heading', { name: 'Démonstration absente' }) })
  await expect(demo).toContainText('À corriger')
  await demo.getByRole('button', { name: 'Vérifier de nouveau' }).click()
  await demo.getByText('Ce que dit le message').click()
  await expect(demo).toContainText('Constaté\u00a0: Le site tourne en démonstration')
  const mail = checks.filter({ has: page.getByRole('heading', { name: 'Authentification des e-mails' }) })
  await mail.getByLabel('Source de l’e-mail d’essai').fill('Subject: bonjour\n\nUn autre e-mail')
  await mail.getByRole('button', { name: 'Vérifier de nouveau' }).click()
  await expect(mail).toContainText('Ce n’est pas l’e-mail d’essai')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'opening, 360')

  await page.getByRole('link', { name: 'Société et mentions' }).click()
  const siret = page.getByLabel('Numéro SIRET')
  await expect(siret).toHaveValue('00000001800010')
  await siret.fill('00000001800011')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(siret).toBeFocused()
  await expect(siret).toHaveAccessibleDescription(/Ce numéro SIRET n’est pas valide/)
  await expectAccessible(page, 'legal facts, 360')
  await siret.fill('00000001800010')

  await page.getByRole('link', { name: 'Moi', exact: true }).click()
  await page.getByRole('link', { name: 'Identité' }).click()
  const accent = page.getByRole('textbox', { name: 'Bandeau', exact: true })
  await accent.fill('#333333')
  await expect(page.getByText('Bandeau\u00a0: contraste de 1,5, il en faut 4,5.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Jours de conservation/ }).fill('1094')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(accent).toHaveAccessibleDescription('Bandeau\u00a0: contraste de 1,5, il en faut 4,5.')
  await expect(page.getByText('Un champ est à corriger.')).toBeVisible()
  // One refused field leaves all settings unchanged, and leaving the screen needs a confirmation.
  expect(await settings(api, await tokenOf('admin@exemple.fr'))).toEqual(stored)
  await page.getByRole('link', { name: 'Moi', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' })
    .getByRole('button', { name: 'Rester' })
    .click()
  await expect(accent).toHaveValue('#333333')
  await page.getByRole('button', { name: 'Couleurs d’origine' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.', { exact: true })).toBeVisible()
  await expectAccessible(page, 'settings, 360')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Jours de conservation/ })).toHaveValue('1094')

  const days = page.getByRole('textbox', { name: /^Jours de conservation/ })
  const other = await page.context().newPage()
  await other.goto('/admin/settings')
  const theirs = other.getByRole('textbox', { name: /^Jours de conservation/ })
  await theirs.fill('1093')
  await page.context().setOffline(true)
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByText('Le réseau ne répond pas.', { exact: false })).toBeVisible()
  await expect(other.getByText('Un champ est à corriger.')).toHaveCount(0)
  await page.context().setOffline(false)
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByText('Enregistré.', { exact: true })).toBeVisible()
  await other.close()
  await days.fill('1092')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('enregistrez de nouveau pour garder le vôtre', { exact: false })).toBeVisible()
  await expect(days).toHaveAccessibleDescription('Une collègue l’a changé entre-temps.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.', { exact: true })).toBeVisible()

  // The preview frames show the site's home page with the unsaved settings.
  const band = (width: number) =>
    page
      .frameLocator(`iframe[title="La page d’accueil à ${width} pixels"]`)
      .locator('html')
      .evaluate((root) => [
        root.clientWidth,
        getComputedStyle(root).getPropertyValue('--color-rose'),
        root.querySelector('header [data-logo]')?.textContent,
      ])
  for (const width of [360, 1280]) await expect.poll(() => band(width)).toEqual([width, '#f9d5df', 'Éclore'])
  await accent.fill('#cfe3ff')
  await page.getByRole('textbox', { name: 'Texte du logo' }).fill('Aube')
  for (const width of [360, 1280]) await expect.poll(() => band(width)).toEqual([width, '#cfe3ff', 'Aube'])
  await page.getByRole('button', { name: 'Revenir à ce qui est enregistré' }).click()
  for (const width of [360, 1280]) await expect.poll(() => band(width)).toEqual([width, '#f9d5df', 'Éclore'])
  await accent.fill('#f9d6e0')
  await expectAccessible(page, 'settings with a picture, 360')
  const visitor = await browser.newPage()
  const seen = async () => {
    await visitor.goto('/about')
    return visitor.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-rose'))
  }
  expect(await seen()).toBe('#f9d5df')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(seen).toBe('#f9d6e0')
  await expect.poll(() => band(360)).toEqual([360, '#f9d6e0', 'Éclore'])
  await page.getByRole('button', { name: 'Couleurs d’origine' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(seen).toBe('#f9d5df')
  await visitor.close()

  await page.goto('/admin/privacy-register')
  await expect(page.getByRole('heading', { level: 2, name: 'Coaching' })).toBeVisible()
  await page.getByLabel('Son adresse e-mail').fill('camille@exemple.fr')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText(/^Coaching, version /)).toBeVisible()
  await expectAccessible(page, 'register, 360')
  expect(complaints).toEqual([])
})

test('a failed preview in the settings shows an error and can be retried', async ({ page }) => {
  const isHome = ({ pathname }: URL) => pathname === '/'
  await page.route(isHome, (route) => route.abort())
  await openBackOffice(page, 'admin@exemple.fr', '/admin/settings')
  await expect(page.getByText('L’aperçu n’est pas venu.')).toHaveCount(2)
  await expectAccessible(page, 'settings without a picture, 1280')
  await page.unroute(isHome)
  await page.getByRole('button', { name: 'Réessayer\u00a0: aperçu à 360 pixels' }).click()
  await expect(page.getByText('L’aperçu n’est pas venu.')).toHaveCount(1)
  await expect(
    page.frameLocator('iframe[title="La page d’accueil à 360 pixels"]').locator('header [data-logo]'),
  ).toHaveText('Éclore')
})
