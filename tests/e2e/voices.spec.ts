import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a voice that a member withdraws leaves the home page', async ({ browser, page, api, tokenOf, address, mail }) => {
  const member = await subscribeByApi({ api, tokenOf }, address)
  const text = `J’ai appris à dire non <b>sans</b> m’excuser. ${member.uid}`
  const office = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const owner = await office.newPage()
  await openBackOffice(owner, 'admin@exemple.fr', `/admin/members/${member.uid}/show`)
  await owner.getByRole('button', { name: 'Demander un témoignage' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Demander un témoignage' }).click()
  await expect(owner.getByText('Le lien est parti.')).toBeVisible()

  const { links } = await mail(address, /\/voices\//)
  const link = links.find((one) => one.includes('/voices/')) ?? ''
  await page.goto(link)
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Envoyer' })
  await expectAccessible(page, 'the form of a voice, 360')
  await takeScreenshot(page, 'voice-360', { fullPage: true })
  await main.getByLabel('Votre texte').fill(text)
  await main.getByLabel('Prénom ou pseudonyme').fill('Zoé')
  await send.click()
  await expect(main.getByText('Votre accord est nécessaire.')).toBeVisible()
  await expect(main.getByLabel('Votre texte')).toHaveValue(text)
  await main.getByRole('checkbox').check()
  await send.dblclick()
  await expect(main.getByRole('heading', { level: 1, name: 'Merci pour vos mots' })).toBeVisible()
  await expect(main.getByText(text)).toBeVisible()
  await expectAccessible(page, 'a voice that was written, 360')

  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const home = await visitor.newPage()
  await home.goto('/')
  await expect(home.getByText(text)).toHaveCount(0)
  await owner.goto('/admin/voices')
  await owner.getByRole('row').filter({ hasText: text }).getByRole('link', { name: 'Zoé' }).click()
  await owner.getByRole('button', { name: 'Afficher sur le site' }).click()
  await expect(owner.getByText('C’est enregistré.')).toBeVisible()
  await home.reload()
  await expect(home.getByText(text)).toBeVisible()
  await expect(home.getByText(/vérifié/i).first()).toBeVisible()

  await main.getByRole('button', { name: 'Retirer mon texte' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Votre texte est retiré' })).toBeVisible()
  await home.reload()
  await expect(home.getByText(text)).toHaveCount(0)
  await page.goto(link)
  await expect(main.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible()
  await signIn(page, address, password)
  await page.goto('/')
  await expect(page.getByText(text)).toHaveCount(0)
  await office.close()
  await visitor.close()
})
