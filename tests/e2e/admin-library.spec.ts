import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { createArticle, textOf } from './fixtures/editor.ts'
import { expect, test } from './fixtures/test.ts'

test('an editor retries a picture’s upload, describes it and sets its focal point', async ({ page }, info) => {
  const name = `lac-${info.testId}${info.retry}.jpg`
  await openBackOffice(page, 'editor@exemple.fr', '/admin/media')
  await page.route('**/relay/staff/media', (route) => route.abort(), { times: 1 })
  await page
    .getByLabel('Ajouter des fichiers')
    .setInputFiles([await createPhotoFile(name), await createPhotoFile(`autre-${name}`)])
  await page.getByRole('button', { name: new RegExp(`^Réessayer .*${name}`) }).click()
  await expect(page.getByText(/ – Ajouté$/)).toHaveCount(2)
  await expectAccessible(page, 'the library, 1280')
  await page.getByRole('link', { name }).filter({ hasNotText: 'autre' }).first().click()
  await page.getByLabel('Description pour qui ne voit pas l’image').fill('Un lac au matin')
  const slider = page.getByRole('slider', { name: 'De gauche à droite' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '0\u00a0%')
  await expect(page.getByRole('figure')).toHaveCount(4)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.')).toBeVisible()
  await expectAccessible(page, 'a picture, 1280')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'a picture, 360')
  await page.reload()
  await expect(page.getByLabel('Description pour qui ne voit pas l’image')).toHaveValue('Un lac au matin')
  await expect(slider).toHaveAttribute('aria-valuetext', '0\u00a0%')
})

test('an editor picks a related article, names a version and sorts the home page', async ({
  page,
  browser,
  api,
  tokenOf,
}, info) => {
  const mark = `${info.testId}${info.retry}`
  const next = await createArticle({ api, tokenOf }, `Ensuite ${mark}`)
  const uid = await createArticle({ api, tokenOf }, `D’abord ${mark}`)
  await openBackOffice(page, 'editor@exemple.fr', `/admin/articles/${uid}`)
  await expect(textOf(page)).toBeVisible()
  await page.getByRole('combobox', { name: 'Choisir un article' }).fill(`Ensuite ${mark}`)
  await page.getByRole('option', { name: `Ensuite ${mark}` }).click()
  await expect(page.getByRole('list', { name: 'À lire ensuite' })).toContainText(`Ensuite ${mark}`)
  await page.getByRole('button', { name: 'Publier…' }).click()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('L’article est publié.')).toBeVisible()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Historique…' }).click()
  await page.getByRole('button', { name: /^Nommer… Version 1/ }).click()
  await page.getByLabel('Nom de la version').fill('Relue par la juriste')
  await page.getByRole('dialog', { name: 'Nommer cette version' }).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('navigation', { name: 'Versions' })).toContainText('Relue par la juriste')
  const visitor = await browser.newPage()
  await visitor.goto(`/article/${uid}`)
  await expect(visitor.getByRole('link', { name: `Ensuite ${mark}` })).toHaveAttribute('href', `/article/${next}`)

  await page.goto('/admin/menu')
  const rows = page.getByRole('list', { name: 'À la une' }).getByRole('listitem')
  for (const title of [`Ensuite ${mark}`, `D’abord ${mark}`]) {
    await page.getByRole('combobox', { name: 'Ajouter un article' }).fill(title)
    await page.getByRole('option', { name: title }).click()
    await expect(rows.filter({ hasText: title })).toHaveCount(1)
  }
  const handle = rows.filter({ hasText: `D’abord ${mark}` }).locator('[data-handle]')
  await handle.hover()
  await page.mouse.down()
  await rows.first().locator('[data-handle]').hover()
  await page.mouse.move(0, 0, { steps: 3 })
  await page.mouse.up()
  await expect(rows.first()).toContainText(`D’abord ${mark}`)
  await page.getByRole('button', { name: `Descendre D’abord ${mark}` }).press('Enter')
  await expect(rows.nth(1)).toContainText(`D’abord ${mark}`)
  await page.getByRole('button', { name: `Monter D’abord ${mark}` }).press('Enter')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Ordre enregistré.')).toBeVisible()
  await expectAccessible(page, 'the menu, 1280')
  await visitor.goto('/')
  await expect(visitor.getByRole('main').getByRole('article').first()).toContainText(`D’abord ${mark}`)
  for (const title of ['D’abord', 'Ensuite']) {
    await page.getByRole('button', { name: `Retirer ${title} ${mark}` }).click()
  }
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Ordre enregistré.')).toBeVisible()
})

test('an editor renames a tag, settles a clash and merges the tag', async ({ page, api, tokenOf }, info) => {
  const mark = `${info.testId}${info.retry}`.replaceAll(/[^a-z0-9]/g, '')
  const token = await tokenOf('editor@exemple.fr')
  for (const name of [`calme ${mark}`, `paix ${mark}`]) await api('POST', '/staff/tags', { token, body: { name } })
  await openBackOffice(page, 'editor@exemple.fr', `/admin/tags/calme-${mark}`)
  const save = (on = page) => on.getByRole('button', { name: 'Enregistrer' }).click()
  const name = page.getByLabel('Nom')
  await name.fill('')
  await save()
  await expect(name).toBeFocused()
  const other = await page.context().newPage()
  await other.goto(`/admin/tags/calme-${mark}`)
  await other.getByLabel('Nom').fill(`Le calme ${mark}`)
  await save(other)
  await expect(other.getByRole('heading', { level: 1, name: `Le calme ${mark}` })).toBeVisible()
  await other.close()
  await name.fill(`Calmes ${mark}`)
  await save()
  await expect(page.locator('[data-clash]')).toBeFocused()
  await expectAccessible(page, 'a clash, 1280')
  await page.getByRole('button', { name: 'Fusionner…' }).click()
  await page.getByRole('combobox', { name: 'Fusionner avec' }).fill(`paix ${mark}`)
  await page.getByRole('option', { name: `paix ${mark}` }).click()
  await page.getByRole('button', { name: 'Fusionner', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/tags/paix-${mark}$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
