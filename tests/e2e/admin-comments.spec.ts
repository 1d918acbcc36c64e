import type { Page } from '@playwright/test'
import { scaleTimeout } from '../fixtures/patience.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createDraft, openArticle, stateOf, textOf } from './fixtures/editor.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const panel = (page: Page) => page.getByRole('region', { name: /^Remarques/ })
const marked = (page: Page) => textOf(page).locator('.commented')
/** Presence and comments are polled every 15 seconds. */
const asked = { timeout: scaleTimeout(30_000) }

test('a comment by two colleagues stays on its passage while the text changes', async ({
  browser,
  page,
  api,
  tokenOf,
  mail,
}, info) => {
  const title = `Relire à deux ${info.testId}${info.retry}`
  const uid = await createDraft({ api, tokenOf }, title)
  const token = await tokenOf('editor@exemple.fr')
  const text = '<p>Le matin, marcher dix minutes suffit.</p><p>Le soir, lire un peu.</p>'
  const body = { title, excerpt: '', content: text, version: 1 }
  await api('PUT', `/staff/articles/${uid}/draft`, { token, body })
  await signIn(page, 'editor@exemple.fr')
  await openArticle(page, uid)
  await textOf(page)
    .getByText('dix minutes')
    .dblclick({ position: { x: 4, y: 10 } })
  const selected = await page.evaluate(() => getSelection()?.toString().trim())
  await page.keyboard.press('Control+Alt+m')
  const field = panel(page).getByRole('textbox', { name: 'Remarque' })
  await expect(field).toBeFocused()
  await expect(panel(page).getByText(`Sur «\u00a0${selected}`)).toBeVisible()
  await page.keyboard.type('@')
  await page.getByRole('menuitem', { name: 'Agnès Roche' }).click()
  await expect(field).toHaveValue('@Agnès Roche ')
  await field.pressSequentially('est-ce vrai ?')
  await panel(page).getByRole('button', { name: 'Envoyer' }).dblclick()
  await expect(panel(page).getByText('est-ce vrai')).toHaveCount(1)
  await expect(marked(page)).toHaveText(selected ?? '')
  await expect(panel(page).getByRole('button', { name: /^Aller au passage/ })).toBeVisible()
  await expectAccessible(page, 'comments, 1280')
  await takeScreenshot(page, 'comments-1280')

  const { text: mailed, links } = await mail('admin@exemple.fr', new RegExp(uid))
  expect(mailed).toContain('est-ce vrai')
  const second = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await signIn(second, 'admin@exemple.fr')
  await second.goto(links.find((link) => link.includes('remarque=')) ?? '')
  await expect(second.getByText('Aussi dans ce texte\u00a0: Élodie Marchand')).toBeVisible(asked)
  const thread = panel(second).getByRole('listitem').filter({ hasText: 'est-ce vrai' }).first()
  await expect(thread).toHaveAttribute('aria-current', 'true')
  await thread.getByRole('button', { name: 'Répondre' }).click()
  await panel(second).getByRole('textbox', { name: 'Réponse' }).fill('Oui, une étude le dit.')
  await panel(second).getByRole('button', { name: 'Envoyer' }).click()
  await expect(panel(second).getByText('Oui, une étude le dit.')).toBeVisible()
  await expectAccessible(second, 'comments, 360')
  await takeScreenshot(second, 'comments-360')

  await expect(panel(page).getByText('Oui, une étude le dit.')).toBeVisible(asked)
  await expect(page.getByText('Aussi dans ce texte\u00a0: Agnès Roche')).toBeVisible(asked)
  await textOf(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Chaque jour, sans hâte. ')
  await expect(marked(page)).toHaveText(selected ?? '')
  await expect(stateOf(page)).toContainText('Enregistré à')
  await page.reload()
  await expect(marked(page)).toHaveText(selected ?? '')
  await panel(page).getByRole('button', { name: 'Clore' }).click()
  await expect(marked(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Une remarque close' }).click()
  await expect(panel(page).getByText(/^Close par Élodie Marchand/)).toBeVisible()

  await page.goto('/admin/articles')
  await expect(page.getByRole('row').filter({ hasText: title }).getByText('Agnès Roche lit')).toBeVisible(asked)
  await second.close()
})
