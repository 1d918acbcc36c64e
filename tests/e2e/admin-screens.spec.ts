import { randomUUID } from 'node:crypto'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }

test('merging two tickets keeps the drafts and files of both colleagues', async ({
  page,
  browser,
  api,
  address,
  mail,
}) => {
  const mark = randomUUID().slice(0, 8)
  const open = async (title: string) => {
    const body = { title, message: `Bonjour. ${title}`, email: address, name: 'Zoé' }
    return ((await api('POST', '/support/contact/tickets', { body })).payload as { uid: string }).uid
  }
  const from = await open(`Ma facture ${mark}`)
  const into = await open(`Toujours ma facturé ${mark}`)
  await open(`Autre chose ${mark}`)
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${from}/show`)
  await page.getByRole('textbox', { name: 'Répondre à Zoé' }).fill('Je regarde cela')
  const options = { baseURL: process.env.SERVER_URL ?? '', locale: 'fr-FR', timezoneId: 'Europe/Paris' }
  const colleague = await (await browser.newContext(options)).newPage()
  await openBackOffice(colleague, 'admin@exemple.fr', `/admin/tickets/${from}/show`)
  await expect(colleague.getByRole('heading', { level: 1, name: 'Zoé' })).toBeVisible()
  const theirs = colleague.getByRole('textbox', { name: 'Répondre à Zoé' })
  await theirs.fill(`Voici la copie ${mark}`)
  await colleague.locator('input[type=file]').setInputFiles(await createPhotoFile('copie.jpg'))
  await expect(colleague.locator('[data-upload=ready]')).toContainText('copie.jpg')

  await page.getByRole('button', { name: 'Actions' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Réunir avec une autre demande…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Réunir deux demandes' })
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: 'Réunir', exact: true })).toBeDisabled()
  await page.keyboard.type('FACTURE')
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await dialog.getByRole('radio').focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByText('On ne peut pas revenir en arrière', { exact: false })).toContainText(mark)
  await expectAccessible(page, 'merging, 1280')
  await takeScreenshot(page, 'merge-1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'merging, 360')
  await takeScreenshot(page, 'merge-360')
  await dialog.getByRole('button', { name: 'Réunir', exact: true }).dblclick()
  await expect(page).toHaveURL(new RegExp(`/admin/tickets/${into}/show`))
  const pane = page.getByLabel('Messages', { exact: true })
  await expect(pane.getByText(`Bonjour. Ma facture ${mark}`)).toBeVisible()
  await expect(pane.getByText(`Demande réunie ici : Ma facture ${mark}`)).toHaveCount(1)
  const field = page.getByRole('textbox', { name: 'Répondre à Zoé' })
  await expect(field).toHaveValue('Je regarde cela')

  // A colleague with the other ticket open is redirected with their draft; that ticket's address redirects too.
  await expect(colleague).toHaveURL(new RegExp(`/admin/tickets/${into}/show`))
  await expect(theirs).toHaveValue(`Voici la copie ${mark}`)
  await expect(colleague.locator('[data-upload=ready]')).toContainText('copie.jpg')
  await colleague.goto(`/admin/tickets/${from}/show`)
  await expect(colleague).toHaveURL(new RegExp(`/admin/tickets/${into}/show`))

  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('c')
  const handing = page.getByRole('dialog', { name: 'Confier à une collègue' })
  await handing.getByRole('combobox', { name: 'Collègue' }).click()
  await page.getByRole('option', { name: 'Agnès Roche' }).click()
  await expect(page.locator('.MuiMenuItem-root')).toHaveCount(0)
  await expectAccessible(page, 'handing a ticket on, 360')
  await takeScreenshot(page, 'assign-360')
  await handing.getByRole('button', { name: 'Confier', exact: true }).click()
  await expect(page.getByText('Suivie par Agnès Roche')).toBeVisible()
  await expect(field).toHaveValue('Je regarde cela')
  await colleague.reload()
  await expect(colleague.getByText('Suivie par vous')).toBeVisible()
  await expect(theirs).toHaveValue(`Voici la copie ${mark}`)
  await colleague.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(colleague.getByRole('img', { name: 'copie.jpg' })).toBeVisible()
  const { links } = await mail(address, new RegExp(`Voici la copie ${mark}`))
  await colleague.goto(links.find((one) => one.includes(`/contact/tickets/${into}`)) ?? '')
  await expect(colleague.getByRole('main')).toContainText(`Voici la copie ${mark}`)
  await expect(colleague.getByRole('img', { name: 'copie.jpg' })).toBeVisible()
  await colleague.close()
})

test('a search in a long conversation scrolls to each match', async ({ page, api, tokenOf }) => {
  const mark = randomUUID().slice(0, 8)
  const token = await tokenOf('camille@exemple.fr')
  const body = { title: `[Vie]: ${mark}`, message: 'Ma sœur, l’été dernier' }
  const { uid } = (await api('POST', '/support/coaching/tickets', { token, body })).payload as { uid: string }
  for (let place = 1; place <= 45; place += 1) {
    const message = place === 40 ? 'Ma SŒUR, cet été' : `Message ${place}`
    await api('POST', `/support/coaching/tickets/${uid}/messages`, { token, body: { message } })
  }
  await openBackOffice(page, 'coach@exemple.fr', `/admin/tickets/${uid}/show`)
  const open = page.getByRole('button', { name: 'Chercher dans les messages' })
  await open.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('searchbox', { name: 'Mots à trouver' })
  await expect(field).toBeFocused()
  await page.keyboard.type('soeur ete')
  await page.keyboard.press('Enter')
  const current = page.locator('[data-found=current]')
  await expect(page.getByText('1 sur 2')).toBeVisible()
  await expect(current).toContainText('Ma SŒUR, cet été')
  await expect(current.locator('mark')).toHaveText(['SŒUR', 'été'])
  await expect(current).toBeInViewport()

  await page.getByRole('button', { name: 'Résultat plus ancien' }).click()
  await expect(page.getByText('2 sur 2')).toBeVisible()
  await expect(current).toContainText('Ma sœur, l’été dernier')
  await expect(current).toBeInViewport()
  await expect(page.getByText('Vous lisez un passage plus ancien.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Résultat plus ancien' })).toBeDisabled()
  await expectAccessible(page, 'searching, 1280')
  await takeScreenshot(page, 'search-1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'searching, 360')
  await takeScreenshot(page, 'search-360')
  await page.getByRole('button', { name: 'Résultat plus récent' }).click()
  await expect(current).toContainText('Ma SŒUR, cet été')

  await field.fill('introuvable')
  await field.press('Enter')
  await expect(page.getByText('Aucun message ne contient tous ces mots.')).toBeVisible()
  await field.press('Escape')
  await expect(open).toBeFocused()
  await expect(page.locator('mark')).toHaveCount(0)
  await expect(page.getByText('Message 45')).toBeVisible()
})
