import { randomUUID } from 'node:crypto'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

const blogOf = (mark: string) => {
  const post = (id: string, html: string) => ({
    id: `${id} ${mark}`,
    title: `Venu de Ghost ${mark}`,
    html,
    status: 'draft',
  })
  const posts = [post('un', '<p>Bonjour.</p>'), post('deux', '<img src="https://ailleurs.example/a.jpg">')]
  return {
    name: 'blog.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ db: [{ data: { posts } }] })),
  }
}

test('an editor tests and runs an import, then downloads an export', async ({ page }) => {
  await openBackOffice(page, 'editor@exemple.fr', '/admin/exchange')
  const run = page.getByRole('button', { name: 'Importer', exact: true })
  await expect(run).toBeDisabled()
  await page.locator('input[type=file]').setInputFiles(blogOf(randomUUID()))
  const site = page.getByLabel('Ancien site, pour ses images')
  await site.fill('http://ailleurs.example/blog')
  await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
  await expect(page.getByText('Indiquez l’adresse d’un site, comme https://exemple.org.')).toBeVisible()
  await site.fill('')
  await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
  const report = page.getByRole('region', { name: / : Ghost/ })
  await expect(report).toContainText('Cette image n’est pas dans l’archive.')
  await expectAccessible(page, 'a dry run, 1280')
  await run.click()
  await expect(page.getByRole('heading', { level: 3 })).toContainText('Import du')
  await expect(report.getByRole('status')).toContainText('terminé')
  await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toContainText('Essai du')
  await expect(report.getByRole('definition').first()).toHaveText('0')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'a report, 360')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger l’export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^contenu-\d{4}-\d\d-\d\d\.zip$/)
})
