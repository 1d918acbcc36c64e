import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createArticle } from './fixtures/editor.ts'
import { expect, test } from './fixtures/test.ts'

for (const width of [360, 1280]) {
  test(`an editor changes the date of an article at ${width}`, async ({ page, api, tokenOf }, info) => {
    const uid = await createArticle({ api, tokenOf }, `Redaté ${info.testId}${info.retry}`)
    await page.setViewportSize({ width, height: 740 })
    await openBackOffice(page, 'editor@exemple.fr', `/admin/articles/${uid}`)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Changer la date…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Changer la date de publication' })
    const date = dialog.getByLabel('Publié le (heure de Paris)')
    const confirm = dialog.getByRole('button', { name: 'Changer', exact: true })
    await date.fill('2099-01-05T08:30')
    await expect(dialog.getByText('Choisissez une date passée.')).toBeVisible()
    await expect(confirm).toBeDisabled()
    await expectAccessible(page, `a date to come, ${width}`)
    await takeScreenshot(page, `redate-refused-${width}`)
    await date.fill('2026-01-05T08:30')
    await expect(confirm).toBeEnabled()
    await expectAccessible(page, `a date passed, ${width}`)
    await takeScreenshot(page, `redate-${width}`)
    await confirm.click()
    await expect(page.getByText('La date est changée.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const article = await page.goto(`/article/${uid}`)
    expect(article?.status()).toBe(200)
    await expect(page.locator('time[datetime="2026-01-05T07:30:00.000Z"]').first()).toBeVisible()
  })
}
