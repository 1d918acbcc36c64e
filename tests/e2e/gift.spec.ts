import { randomUUID } from 'node:crypto'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { mailsTo } from './fixtures/mailbox.ts'
import { fillCard, orderButton, password } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const newAddress = () => `${randomUUID()}@exemple.fr`

test('a recipient registers with the code of a gift that a visitor bought', async ({
  page,
  browser,
  address,
  mail,
}) => {
  const buyer = newAddress()
  await page.goto('/gift')
  // Twelve months are cheapest with the yearly formula.
  await expect(page.getByRole('link', { name: /^12\s*mois/ })).toContainText(/399,00\s*€/)
  await page.getByRole('link', { name: /^6\s*mois/ }).click()
  const summary = page.getByRole('region', { name: 'Votre commande' })
  await expect(summary).toContainText(/239,40\s*€ TTC/)
  await expect(summary).toContainText(/12\s*mois/)
  await expectAccessible(page, 'the order of a gift')
  await page.getByLabel('Votre adresse e-mail').fill(buyer)
  await page.getByLabel('Pour qui').fill('Léa')
  await page.getByLabel('Votre mot').fill('Quand tu voudras. <b>Ton amie</b>')
  await fillCard(page, { number: '4000 0000 0000 0002' })
  await orderButton(page).click()
  await expect(page.getByText('Cochez cette case pour continuer.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await orderButton(page).click()
  await expect(page.getByRole('alert').first()).toContainText('votre banque a refusé ce paiement')
  await expect(page.getByRole('alert').first()).toBeFocused()
  await fillCard(page, { number: '4242 4242 4242 4242' })
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Votre cadeau est prêt' })).toBeVisible()
  await expectAccessible(page, 'a gift that is bought')
  const print = page.getByRole('link', { name: 'Imprimer la carte' })
  await expect(print).toBeVisible()
  const { text } = await mail(buyer, /Voici le code/)
  const code = /\/gift\/use\?t=([\w-]+)/.exec(text)?.[1] ?? ''
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)
  await print.click()
  const card = page.getByRole('region', { name: 'Carte à imprimer' })
  for (const words of ['Pour Léa', '<b>Ton amie</b>', code]) await expect(card).toContainText(words)
  await expectAccessible(page, 'the card of a gift')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(card).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const stranger = await browser.newPage()
  expect((await stranger.goto(page.url()))?.status()).toBe(404)
  expect((await stranger.goto(`${page.url()}?t=${code}`))?.status()).toBe(200)
  await stranger.close()

  await page.goto('/gift/use')
  const main = page.getByRole('main')
  await main.getByLabel('Code du cadeau').fill('AAAA-BBBB-CCCC-DDDD')
  await main.getByLabel('Adresse e-mail').fill(address)
  await main.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main.getByRole('checkbox').check()
  await expectAccessible(page, 'the use of a gift')
  await main.getByRole('button', { name: 'Créer mon compte et utiliser ce cadeau' }).click()
  await expect(page.getByText('Ce code n’existe pas.')).toBeVisible()
  // The account exists: the page asks only for the code, which is then corrected.
  await expect(page.getByText(/^Vous êtes connectée avec/)).toBeVisible()
  await expect(main.getByLabel('Code du cadeau')).toBeFocused()
  await main.getByLabel('Code du cadeau').fill(code.toLowerCase())
  await main.getByRole('button', { name: 'Utiliser ce cadeau', exact: true }).click()
  await expect(page).toHaveURL(/\/account\/subscription/)
  await expect(page.getByText('Mois offerts', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Reçu\s: 6\s*mois/)).toBeVisible()
  // Reload, so that the check does not run while the message fades in.
  await page.reload()
  await expectAccessible(page, 'the subscription of a gift')
  expect((await mail(address, /vous sont offerts/)).text).toMatch(/0,00\s*€/)

  await page.goto('/gift/withdraw')
  await main.getByLabel('Code du cadeau').fill(code)
  await main.getByLabel('Votre adresse e-mail').fill(buyer)
  await main.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await expect(page.getByRole('status')).toContainText('Votre rétractation est enregistrée')
})

const phone = { width: 360, height: 740 }
const codeIn = (text: string): string => /\/gift\/use\?t=([\w-]+)/.exec(text)?.[1] ?? ''

test('the owner resends a gift code without seeing it', async ({ page, browser, address, api, mail }) => {
  const buyer = newAddress()
  const creditCard = { number: '4242 4242 4242 4242', month: 12, year: 2034, code: '123' }
  const order = { formula: 'default', months: 3, firstname: 'Odile', lastname: 'Martin', email: buyer, creditCard }
  expect((await api('POST', '/gifts', { body: { ...order, startsOnUse: true } })).status).toBe(200)
  const code = codeIn((await mail(buyer, /Voici le code/)).text)

  await openBackOffice(page, 'admin@exemple.fr', '/admin/gifts')
  const main = page.getByRole('main')
  await page.getByRole('searchbox').fill(buyer)
  await expect(page.getByText('1\u00a0cadeau', { exact: true })).toBeVisible()
  await expectAccessible(page, 'gifts, 1280')
  await main.getByRole('row').filter({ hasText: buyer }).getByRole('link', { name: 'Odile Martin' }).click()
  await expect(main.getByText('Odile Martin')).toBeVisible()
  await expect(main.getByText('Personne ne l’a encore utilisé.')).toBeVisible()
  await expect(main).not.toContainText(code)
  const coming = page.waitForEvent('download')
  await main.getByRole('link', { name: /^Reçu n°/ }).click()
  expect((await coming).suggestedFilename()).toMatch(/^recu-2\d{3}-\d{6}\.pdf$/)
  await page.getByRole('button', { name: 'Renvoyer le code' }).click()
  await page.getByRole('dialog').getByLabel('Motif').fill('Mail perdu')
  await page.getByRole('dialog').getByRole('button', { name: 'Renvoyer le code' }).click()
  await expect(page.getByText('Le mail avec le code repart.')).toBeVisible()
  const letters = async () => (await mailsTo(buyer)).filter(({ text }) => text?.includes('Voici le code'))
  await expect.poll(async () => (await letters()).length).toBe(2)
  expect((await letters()).map(({ text }) => codeIn(text ?? ''))).toEqual([code, code])

  const reader = await browser.newPage({ viewport: phone })
  await reader.goto(`/gift/use?t=${code}`)
  const form = reader.getByRole('main')
  await form.getByLabel('Adresse e-mail').fill(address)
  await form.getByLabel('Mot de passe', { exact: true }).fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Créer mon compte et utiliser ce cadeau' }).click()
  await expect(reader.getByText('Mois offerts', { exact: true })).toBeVisible()

  await page.goto(`/admin/payments?filter=${encodeURIComponent(JSON.stringify({ q: buyer }))}`)
  const payment = main.getByRole('row').filter({ hasText: buyer })
  await expect(payment).toContainText(/Visa\s••••\s4242/)
  await payment.getByRole('link', { name: 'cadeau' }).click()

  await page.setViewportSize(phone)
  await page.reload()
  await expect(main.getByText('utilisé', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renvoyer le code' })).toHaveCount(0)
  await expectAccessible(page, 'a gift, 360')
  await main.getByRole('link', { name: 'Son reçu de 0,00\u00a0€, par mail' }).click()
  await expect(main.getByRole('row').filter({ hasText: /0,00\s*€/ })).toContainText(address)
  await expect(page.getByText(`Seulement\u00a0: ${address}`)).toBeVisible()
  await page.goBack()
  await main.getByRole('link', { name: address }).click()
  await page.getByRole('link', { name: 'Cadeau de 3\u00a0mois utilisé' }).click()
  await expect(main.getByRole('region', { name: 'Qui l’utilise' })).toContainText(address)
  await page.goto('/admin/audit')
  await expect(main.getByRole('row').filter({ hasText: 'Cadeaux\u00a0: renvoi' }).first()).toContainText('Mail perdu')
})
