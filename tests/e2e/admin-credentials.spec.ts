import { randomUUID } from 'node:crypto'
import { scaleTimeout } from '../fixtures/patience.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('visitors see a coach’s diploma once an admin has checked it', async ({ browser, page, api }) => {
  const title = `Diplôme ${randomUUID().slice(0, 8)}`
  const authors = (await api('GET', '/content/authors?length=100')).payload as { uid: string; name: string }[]
  const author = authors.find(({ name }) => name === 'Claire Vasseur')
  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const reading = await visitor.newPage()
  const proof = reading.getByText(`Diplôme\u00a0: ${title}.`)

  await openBackOffice(page, 'coach@exemple.fr', '/admin/me')
  await page.getByRole('link', { name: 'Ma fiche' }).click()
  await page.getByRole('link', { name: 'Nouveau justificatif' }).click()
  await page.getByLabel('Ce qui est prouvé').fill(title)
  await expectAccessible(page, 'a new credential, 360')
  await page.getByRole('button', { name: 'Enregistrer' }).dblclick()
  const listed = page.getByRole('listitem').filter({ hasText: title })
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('À vérifier')
  await expectAccessible(page, 'a coach’s own sheet, 360')
  await takeScreenshot(page, 'coach-sheet-own-360', { fullPage: true })
  const sheet = page.url()
  await reading.goto(`/authors/${author?.uid}`)
  await expect(reading.getByRole('heading', { level: 1, name: 'Claire Vasseur' })).toBeVisible()
  await expect(proof).toHaveCount(0)

  const office = await browser.newContext()
  const admin = await office.newPage()
  // The former list of everyone's credentials leads to the sheets.
  await openBackOffice(admin, 'admin@exemple.fr', '/admin/credentials')
  await expect(admin).toHaveURL(/\/admin\/coach-profiles$/)
  await expect(admin.getByRole('row').filter({ hasText: 'Claire Vasseur' })).toContainText('à vérifier')
  await admin.goto(sheet)
  await admin.getByRole('link', { name: title }).click()
  await admin.getByRole('switch', { name: 'J’ai vu la pièce' }).check()
  await admin.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(admin.getByText('Enregistré', { exact: false }).first()).toBeVisible()
  await expect(async () => {
    await reading.reload()
    await expect(proof).toBeVisible({ timeout: scaleTimeout(500) })
  }).toPass()
  await expect(proof).toContainText('Vérifié par Agnès Roche')
  await expectAccessible(reading, 'a coach’s page with what was checked, 360')
  await takeScreenshot(reading, 'coach-360', { fullPage: true })

  await page.reload()
  await expect(listed).toContainText('Vérifié par Agnès Roche')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL(sheet)
  await expect(listed).toHaveCount(0)
  await expect(async () => {
    await reading.reload()
    await expect(proof).toHaveCount(0, { timeout: scaleTimeout(500) })
  }).toPass()
  await office.close()
  await visitor.close()
})
