import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { collectBrowserErrors, openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { createArticle, createDraft, dropPicture, openArticle, pasteHtml, stateOf, textOf } from './fixtures/editor.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

// Other journeys disable the transitions of pages and dialogs.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const word =
  '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=FR><p class=MsoNormal style="margin:0cm">Un <span style="font-weight:bold">pas</span> après l’autre.<o:p></o:p></p><h1>Le matin</h1></body></html>'
const longEnough = 'Marcher avant le travail ne demande ni matériel ni courage, seulement une paire de chaussures.'

async function openHistory(page: Page, version: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Historique…' }).click()
  await page.getByRole('navigation', { name: 'Versions' }).getByRole('button', { name: version }).click()
}

test('an admin takes over a submitted article from an editor and publishes it', async ({
  browser,
  page,
  api,
  tokenOf,
}, info) => {
  const complaints = collectBrowserErrors(page)
  const title = `Marcher le matin ${info.testId}${info.retry}`
  const uid = await createDraft({ api, tokenOf }, title)
  await signIn(page, 'writer@exemple.fr')
  await openArticle(page, uid)
  await page.getByRole('textbox', { name: 'Chapeau' }).fill(longEnough)
  await textOf(page).click()
  await pasteHtml(page, word)
  await expect(textOf(page).locator('p strong')).toHaveText('pas')
  await expect(textOf(page).locator('h2')).toHaveText('Le matin')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Vraiment?')
  await expect(textOf(page)).toContainText('Vraiment\u202f?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await page.getByRole('menuitem', { name: 'Encadré À savoir' }).click()
  await expect(textOf(page).locator('aside')).toBeVisible()
  await page.keyboard.type('Dix minutes suffisent.')
  await page.keyboard.press('Control+f')
  await page.getByLabel('Chercher', { exact: true }).fill('minutes')
  await expect(page.getByRole('search').getByText('1 sur 1')).toBeVisible()
  await page.getByLabel('Remplacer par').fill('petites minutes')
  await page.getByRole('button', { name: 'Remplacer', exact: true }).click()
  await expect(textOf(page).locator('aside')).toContainText('Dix petites minutes suffisent.')
  await page.keyboard.press('Escape')
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  const tools = page.getByRole('toolbar')
  await expect(tools.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: 'Gras' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tools.locator('[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Lien' }).getByRole('button', { name: 'Annuler' }).press('Enter')
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await dropPicture(page, await createPhotoFile('chemin.jpg'))
  await expect(textOf(page).locator('figure img')).toBeVisible()
  await page.getByRole('button', { name: 'Contrôler le texte' }).click()
  await page.getByRole('button', { name: /Cette image n’a pas de description/ }).click()
  await expect(page.getByText('Le texte a changé depuis')).toBeHidden()
  await page.getByRole('button', { name: 'Décrire l’image…' }).click()
  await page.getByLabel('Ce que montre l’image').fill('Un chemin au lever du jour')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(textOf(page).locator('img')).toHaveAttribute('alt', 'Un chemin au lever du jour')
  await expect(page.getByText('Le texte a changé depuis\u00a0: à revérifier.')).toBeVisible()
  await expectAccessible(page, 'editor, 1280')
  await page.getByRole('button', { name: 'Proposer à la relecture…' }).click()
  await page.getByLabel('Mot pour la rédaction').fill('Qu’en dites-vous\u202f?')
  await page.getByRole('dialog').getByRole('button', { name: 'Proposer' }).click()
  // Wait until the dialog has closed: its field has the same text.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Qu’en dites-vous\u202f?')).toBeVisible()

  const editor = await browser.newPage()
  await openBackOffice(editor, 'editor@exemple.fr')
  await editor.getByRole('searchbox').fill(title)
  await editor.getByRole('link', { name: title }).click()
  await expect(textOf(editor)).toHaveAttribute('contenteditable', 'true')
  await textOf(editor).click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.type('Relu.')
  await expect(stateOf(editor)).toContainText('Enregistré à')

  const second = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await signIn(second, 'admin@exemple.fr')
  await openArticle(second, uid)
  await expect(second.getByText('Élodie Marchand écrit en ce moment')).toBeVisible()
  await expectAccessible(second, 'editor held by another, 360')
  await second.getByRole('button', { name: 'Reprendre la main' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Reprendre la main' }).click()
  await expect(textOf(second)).toContainText('Relu.')
  await expect(textOf(second)).toHaveAttribute('contenteditable', 'true')
  await expectAccessible(second, 'editor, 360')
  await textOf(editor).click()
  await editor.keyboard.type('Trop tard.')
  await expect(editor.getByText('Agnès Roche écrit maintenant dans ce texte')).toBeVisible()

  await openHistory(editor, /^Version 1/)
  await editor.getByRole('button', { name: 'Rétablir cette version' }).click()
  await expect(editor.getByText('Agnès Roche écrit en ce moment dans ce texte\u00a0: fermez')).toBeVisible()

  await second.getByRole('button', { name: 'Autres actions' }).click()
  await second.getByRole('menuitem', { name: 'Renvoyer avec une remarque…' }).click()
  await second.getByRole('textbox', { name: 'Remarque' }).fill('Un exemple de plus\u202f?')
  await second.getByRole('button', { name: 'Renvoyer', exact: true }).click()
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await expect(second.getByText('Un exemple de plus\u202f?')).toBeVisible()
  await openArticle(page, uid)
  await expect(page.getByText('Un exemple de plus\u202f?')).toBeVisible()

  const tab = second.context().waitForEvent('page')
  await second.getByRole('button', { name: 'Aperçu', exact: true }).click()
  await expect((await tab).getByText('Dix petites minutes suffisent.')).toBeVisible()
  await (await tab).close()
  await second.getByRole('button', { name: 'Aperçu à côté du texte' }).click()
  const frame = second.frameLocator('iframe')
  await expect(frame.getByText('Dix petites minutes suffisent.')).toBeVisible()
  await second.getByRole('group', { name: 'Afficher' }).getByRole('button', { name: 'Texte' }).click()
  await textOf(second).getByText('Relu.').click()
  await second.keyboard.press('End')
  await second.keyboard.type(' Deux fois.')
  await second.getByRole('group', { name: 'Afficher' }).getByRole('button', { name: 'Aperçu' }).click()
  await expect(frame.getByText('Deux fois.')).toBeVisible()
  await second.getByRole('button', { name: 'Ordinateur, 1280\u00a0px' }).click()
  await expect.poll(() => frame.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(1200)
  await expectAccessible(second, 'preview beside the text, 360')
  await second.getByRole('button', { name: 'Fermer l’aperçu' }).click()
  await second.getByRole('button', { name: 'Publier…' }).click()
  await second.getByLabel('Plus tard').check()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await second.getByLabel('Date et heure').fill(tomorrow)
  await second.getByRole('button', { name: 'Programmer' }).click()
  await expect(second.getByText(/L’article paraîtra/)).toBeVisible()
  const outside = await browser.newContext()
  expect((await outside.request.get(`/article/${uid}`)).status()).toBe(404)
  await second.getByRole('button', { name: 'Publier…' }).click()
  await expect(second.getByLabel('Date et heure')).toHaveValue(tomorrow)
  await second.getByLabel('Maintenant').check()
  await second.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(second.getByText('L’article est publié.')).toBeVisible()
  await expect
    .poll(async () => (await outside.request.get(`/article/${uid}`)).text())
    .toContain('Marcher avant le travail')

  await openHistory(second, /^Version 1/)
  await second.getByRole('combobox', { name: 'Comparée à' }).click()
  await second.getByRole('option', { name: 'Article publié' }).click()
  // Match the attribute: `getByRole` ignores a menu that is fading out.
  await expect(second.locator('[role=option]')).toHaveCount(0)
  await expect(second.getByRole('region', { name: /^Changement 1 sur/ })).toContainText(
    'Dix petites minutes suffisent.',
  )
  await expectAccessible(second, 'history, 360')
  await second.getByRole('button', { name: 'Rétablir cette version' }).click()
  await expect(second.getByText(/est rétablie dans la copie de travail/)).toBeVisible()
  await expect(textOf(second)).not.toContainText('Dix petites minutes suffisent.')
  await expect(stateOf(second)).toContainText('Enregistré à')
  const live = await api('GET', `/staff/articles/${uid}`, { token: await tokenOf('admin@exemple.fr') })
  expect((live.payload as { content: string }).content).toContain('Dix petites minutes suffisent.')
  await second.keyboard.press('Control+z')
  await expect(textOf(second)).toContainText('Dix petites minutes suffisent.')
  expect(complaints).toEqual([])
})

test('a pasted picture that cannot be downloaded blocks publishing until replaced', async ({
  page,
  api,
  tokenOf,
}, info) => {
  const uid = await createArticle({ api, tokenOf }, `Un lac ${info.testId}${info.retry}`, { excerpt: longEnough })
  await signIn(page, 'editor@exemple.fr')
  await openArticle(page, uid)
  await textOf(page).click()
  await pasteHtml(
    page,
    '<p>Avant</p><figure><img src="https://ailleurs.example/a.jpg" alt="Un lac"></figure><p>Après</p>',
  )
  const frame = textOf(page).locator('.missing-picture')
  await expect(frame).toContainText('Image à choisir\u00a0: Un lac')
  // The picture's site does not exist, so the server cannot download it.
  await expect(frame).toContainText('Cette image n’a pas pu être téléchargée.')
  await page.getByRole('button', { name: 'Contrôler le texte' }).click()
  await expectAccessible(page, 'the frame of a missing picture, 1280')
  await takeScreenshot(page, 'frame-1280')
  const token = await tokenOf('editor@exemple.fr')
  const { version } = (await api('GET', `/staff/articles/${uid}/draft`, { token })).payload as { version: number }
  const refused = await api('POST', `/staff/articles/${uid}/publish`, { token, body: { version } })
  expect(refused.status).toBe(409)
  await page.getByRole('button', { name: /Une image reste à choisir/ }).click()
  await expect(frame).toHaveClass(/ProseMirror-selectednode/)
  await frame.getByRole('button', { name: 'Choisir une image' }).click()
  const library = page.getByRole('dialog', { name: 'Choisir une image' })
  // Choose a picture that has a description: those that other journeys upload ask for one first.
  await library.getByRole('searchbox').fill('La maison Éclore')
  await library
    .getByRole('button', { name: /maison Éclore/ })
    .first()
    .click()
  await expect(frame).toHaveCount(0)
  await expect(textOf(page).locator('figure img')).toBeVisible()
  await expect(textOf(page)).toContainText('Après')
  await page.getByRole('button', { name: 'Contrôler de nouveau' }).click()
  await expect(page.getByRole('button', { name: /reste à choisir/ })).toHaveCount(0)
})

test('A pasted data URL picture is added to the library', async ({ page, api, tokenOf }, info) => {
  const uid = await createArticle({ api, tokenOf }, `Un carré ${info.testId}${info.retry}`, { excerpt: longEnough })
  await signIn(page, 'editor@exemple.fr')
  await openArticle(page, uid)
  await textOf(page).click()
  const square = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f9d5df' } })
    .png()
    .toBuffer()
  await pasteHtml(
    page,
    `<p>Avant</p><p><img src="data:image/png;base64,${square.toString('base64')}" alt="Un carré rose"></p><p>Après</p>`,
  )
  const picture = textOf(page).getByRole('img', { name: 'Un carré rose' })
  await expect(picture).toHaveAttribute('src', /^\/media\//)
  await expect(page.getByText('Vérifiez que vous avez le droit de la publier')).toBeVisible()
  await expect(textOf(page).locator('.missing-picture')).toHaveCount(0)
})
