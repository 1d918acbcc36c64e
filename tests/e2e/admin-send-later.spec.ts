import { randomUUID } from 'node:crypto'
import { openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }

test('an answer is taken back before her eyes, and another is given a time, then taken up again', async ({
  page,
  browser,
  api,
  address,
  mail,
}, info) => {
  const mark = randomUUID().slice(0, 8)
  const body = { title: 'Une question', message: 'Bonjour', email: address, name: 'Zoé' }
  const { uid } = (await api('POST', '/support/contact/tickets', { body })).payload as { uid: string }
  const visitor = await browser.newPage()
  const { links } = await mail(address, /contact\/tickets\//)
  await visitor.goto(links.find((one) => one.includes('?t=')) ?? '')
  await openHelpDesk(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`)
  const field = page.getByRole('textbox', { name: 'Répondre à Zoé' })

  await field.fill(`Pour une autre personne ${mark}`)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(visitor.getByRole('main')).toContainText(mark)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(visitor.getByRole('main')).not.toContainText(mark)
  await expect(page.getByLabel('Messages', { exact: true })).not.toContainText(mark)
  await expect(field).toHaveValue(`Pour une autre personne ${mark}`)

  await field.fill(`Pour demain ${mark}`)
  await page.getByRole('button', { name: 'Envoyer plus tard' }).click()
  await expectAccessible(page, 'when to send, 1280')
  await page.screenshot({ path: info.outputPath('when-1280.png') })
  await page.getByLabel('Jour et heure').fill('2020-01-01T08:00')
  await page.getByRole('button', { name: 'Programmer l’envoi' }).click()
  await expect(page.getByText('Choisissez un moment à venir.')).toBeVisible()
  await page.getByRole('button', { name: 'Demain à 8' }).click()
  await page.getByRole('button', { name: 'Programmer l’envoi' }).click()
  const scheduled = page.getByRole('region', { name: 'Réponses programmées' })
  await expect(scheduled).toContainText(`Pour demain ${mark}`)
  await expect(field).toHaveValue('')
  await page.screenshot({ path: info.outputPath('scheduled-1280.png') })
  await page.setViewportSize(phone)
  await expectAccessible(page, 'a scheduled answer, 360')
  await page.screenshot({ path: info.outputPath('scheduled-360.png') })
  await page.reload()
  await scheduled.getByRole('button', { name: 'Reprendre' }).click()
  await expect(scheduled).toHaveCount(0)
  await expect(field).toHaveValue(`Pour demain ${mark}`)
  await expect(visitor.getByRole('main')).not.toContainText(mark)
  await visitor.close()
})
