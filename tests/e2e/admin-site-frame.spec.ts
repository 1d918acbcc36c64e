import type { Page } from '@playwright/test'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { framesOf } from './fixtures/pictures.ts'
import { expect, test } from './fixtures/test.ts'

// Run one test after the other: a page's menu entry cannot change while the menu has a working copy.
test.describe.configure({ mode: 'default' })

const menuOf = async (page: Page) => (await page.request.get('/articles')).text()

test('the owner adds a page to the footer in the page’s editor at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBackOffice(page, 'admin@exemple.fr', '/admin/pages/create')
  await page.getByLabel('Titre').fill('Ateliers')
  await page.locator('.ProseMirror').click()
  await page.keyboard.type('Le mardi à Lyon.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const inMenu = page.getByRole('switch', { name: 'Dans le menu' })
  const inFooter = page.getByRole('switch', { name: 'Dans le pied de page' })
  await inFooter.click()
  await expect(page.getByText('La place de la page est enregistrée.')).toBeVisible()
  await expect(inFooter).toBeChecked()
  await expect(inMenu).not.toBeChecked()
  await expectAccessible(page, 'a page and its place, 360')
  await takeScreenshot(page, 'page-place-360', { fullPage: true })
  expect(await menuOf(page)).not.toContain('/pages/ateliers')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('La page est publiée.')).toBeVisible()
  await expect.poll(() => menuOf(page)).toContain('/pages/ateliers')
  await page.setViewportSize({ width: 1280, height: 900 })
  await takeScreenshot(page, 'page-place-1280', { fullPage: true })
  await inFooter.click()
  await expect(inFooter).not.toBeChecked()
  await expect.poll(() => menuOf(page)).not.toContain('/pages/ateliers')
})

test('an editor sees whether a page is in the menu but cannot change it', async ({ page }) => {
  await openBackOffice(page, 'editor@exemple.fr', '/admin/pages/about')
  const inMenu = page.getByRole('switch', { name: 'Dans le menu' })
  await expect(inMenu).toBeChecked()
  await expect(inMenu).toBeDisabled()
  await expect(page.getByText('La direction en décide.')).toBeVisible()
})

test('the owner previews and publishes a menu, then restores the earlier one', async ({ page }) => {
  await openBackOffice(page, 'admin@exemple.fr', '/admin/navigation')
  const name = page.getByLabel('Nom du lien').nth(1)
  const before = await name.inputValue()
  await name.fill('Nos thèmes')
  await page.getByRole('button', { name: 'Aperçu' }).click()
  const desktop = page.frameLocator('iframe[title="La page d’accueil à 1280 pixels"]')
  await expect(desktop.getByRole('banner').getByText('Nos thèmes').first()).toBeVisible()
  await expect(page.getByText('Copie de travail : les visiteuses lisent encore la version publiée.')).toBeVisible()
  expect(await menuOf(page)).not.toContain('Nos thèmes')
  await expectAccessible(page, 'the menu with its preview, 1280')
  await takeScreenshot(page, 'menu-preview-1280', { fullPage: true })
  await page.reload()
  await expect(name).toHaveValue('Nos thèmes')
  await page.goto('/admin/pages/about')
  await expect(page.getByRole('switch', { name: 'Dans le menu' })).toBeDisabled()
  await page.goto('/admin/navigation')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Les visiteuses le voient.')).toBeVisible()
  await expect.poll(() => menuOf(page)).toContain('Nos thèmes')

  const earlier = page.getByRole('heading', { name: 'Versions précédentes' }).locator('..')
  await expect(earlier).toContainText(`avait « ${before} », n’avait pas « Nos thèmes »`)
  await page.setViewportSize({ width: 360, height: 740 })
  await takeScreenshot(page, 'menu-history-360', { fullPage: true })
  await expectAccessible(page, 'the menu and its earlier versions, 360')
  await earlier.getByRole('button', { name: 'Reprendre cette version' }).first().click()
  await expect(name).toHaveValue(before)
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Les visiteuses le voient.')).toBeVisible()
  await expect.poll(() => menuOf(page)).not.toContain('Nos thèmes')
})

test('the owner previews questions and subjects of the contact page', async ({ page }) => {
  await openBackOffice(page, 'admin@exemple.fr', '/admin/contact-page')
  await page.getByLabel('Question', { exact: true }).first().fill('Qui me lira ?')
  await page.getByLabel('Sujet', { exact: true }).first().fill('Un sujet neuf')
  await page.getByRole('button', { name: 'Aperçu' }).click()
  const frames = framesOf(page, 'La page de contact')
  for (const frame of frames) await expect(frame.getByText('Qui me lira ?')).toBeVisible()
  // Subjects are chosen on the next page.
  for (const frame of framesOf(page, 'La page «\u00a0Nous écrire\u00a0»'))
    await expect(frame.getByRole('option', { name: 'Un sujet neuf' })).toBeVisible()
  await expectAccessible(page, 'the contact page with its previews, 1280')
  await takeScreenshot(page, 'contact-preview-1280', { fullPage: true })
  expect(await (await page.request.get('/contact')).text()).not.toContain('Qui me lira')
  await page.getByRole('button', { name: 'Revenir à la version publiée' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Copie de travail/)).toHaveCount(0)
})

test('the owner previews the headings of a list page and of the login page', async ({ page }) => {
  await openBackOffice(page, 'admin@exemple.fr', '/admin/page-texts')
  const part = (name: string) => page.getByRole('heading', { name, exact: true }).locator('xpath=../..')
  const preview = (name: string) => page.getByRole('button', { name: `Aperçu\u00a0: ${name}`, exact: true })
  for (const [name, text] of [
    ['Coachs', 'Nos coachs en préparation'],
    ['Se connecter', 'Bon retour parmi nous'],
  ] as const) {
    await part(name).getByLabel('Titre', { exact: true }).fill(text)
    await preview(name).click()
    for (const frame of framesOf(page, name))
      await expect(frame.getByRole('heading', { level: 1, name: text })).toBeVisible()
  }
  expect(await (await page.request.get('/coaches')).text()).not.toContain('en préparation')
  await expect(preview('Bienvenue, après le paiement')).toHaveCount(0)
  await expectAccessible(page, 'headings of pages with a preview, 1280')
  await takeScreenshot(page, 'page-texts-preview-1280', { fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'headings of pages with a preview, 360')
  await takeScreenshot(page, 'page-texts-preview-360', { fullPage: true })
  await page.getByRole('button', { name: 'Revenir à la version publiée' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/^Copie de travail/)).toHaveCount(0)
})

test('typing changes the preview of a page’s search result', async ({ page }) => {
  await openBackOffice(page, 'admin@exemple.fr', '/admin/search-texts')
  const result = page.getByRole('region', { name: 'Dans un moteur de recherche\u00a0: Coachs' })
  const part = page.getByRole('heading', { name: 'Coachs', exact: true }).locator('xpath=../..')
  await part.getByLabel('Titre').fill('Des coachs diplômées')
  await part.getByLabel('Description').fill('Cinq coachs répondent par écrit.')
  await expect(result).toContainText(/https?:\/\/[^ ]+\/coaches/)
  await expect(result).toContainText('Éclore – Des coachs diplômées')
  await expect(result).toContainText('Cinq coachs répondent par écrit.')
  await part.getByLabel('Description').fill('')
  await expect(result).not.toContainText('Cinq coachs')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await result.scrollIntoViewIfNeeded()
    await expectAccessible(page, `search results, ${width}`)
    await takeScreenshot(page, `search-results-${width}`)
  }
})
