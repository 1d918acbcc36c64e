import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

test('an editor publishes a sentence on a page of the site at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBackOffice(page, 'editor@exemple.fr', '/admin/pages')
  await page.getByRole('link', { name: /Mentions légales/ }).click()
  const text = page.locator('.ProseMirror')
  await expect(text).toContainText('{{editeur.nom}}')
  await text.press('Control+End')
  await page.keyboard.type(' Rédigé à Lyon.')
  await expectAccessible(page, 'a static page, 360')
  await page.getByRole('button', { name: /^Couleurs/ }).click()
  await expect(page.locator('.MuiMenu-paper')).toHaveCSS('opacity', '1')
  await expectAccessible(page, 'the choice of colours, 360')
  await page.getByRole('menuitemradio', { name: 'sombres' }).click()
  // Match the attribute: `getByRole` ignores a menu that is fading out.
  await expect(page.locator('[role=menu]')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 19, 20)')
  await expectAccessible(page, 'a static page by night, 360')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('La page est publiée.')).toBeVisible()
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Voir sur le site' }).last().click(),
  ])
  await expect(site.getByRole('main')).toContainText('Rédigé à Lyon.')
  await expect(site.getByRole('main')).not.toContainText('{{')
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 19, 20)')
})
