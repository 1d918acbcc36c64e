import { randomUUID } from 'node:crypto'
import { expectAccessible } from './fixtures/checks.ts'
import { fillCard, orderButton, password } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const newAddress = () => `${randomUUID()}@exemple.fr`

test('a visitor gives months by card, and another person registers with the code and is a member', async ({
  page,
  address,
  mail,
}) => {
  const buyer = newAddress()
  await page.goto('/gift')
  await page.getByRole('link', { name: /^6\s*mois/ }).click()
  const summary = page.getByRole('region', { name: 'Votre commande' })
  await expect(summary).toContainText(/239,40\s*€ TTC/)
  await expect(summary).toContainText(/12\s*mois/)
  await expectAccessible(page, 'the order of a gift')
  await page.getByLabel('Votre adresse e-mail').fill(buyer)
  await fillCard(page, { number: '4000 0000 0000 0002' })
  await orderButton(page).click()
  await expect(page.getByText('Cochez cette case pour continuer.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await orderButton(page).click()
  await expect(page.getByRole('alert').first()).toContainText('votre banque a refusé ce paiement')
  await fillCard(page, { number: '4242 4242 4242 4242' })
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Votre cadeau est prêt' })).toBeVisible()
  await expectAccessible(page, 'a gift that is bought')
  const { text } = await mail(buyer, /Voici le code/)
  const code = /\/gift\/use\?t=([\w-]+)/.exec(text)?.[1] ?? ''
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)

  await page.goto('/gift/use')
  const main = page.getByRole('main')
  await main.getByLabel('Code du cadeau').fill('AAAA-BBBB-CCCC-DDDD')
  await main.getByLabel('Adresse e-mail').fill(address)
  await main.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main.getByRole('checkbox').check()
  await expectAccessible(page, 'the use of a gift')
  await main.getByRole('button', { name: 'Créer mon compte et utiliser ce cadeau' }).click()
  await expect(page.getByText('Ce code n’existe pas.')).toBeVisible()
  await main.getByLabel('Code du cadeau').fill(code.toLowerCase())
  await main.getByRole('button', { name: 'Utiliser ce cadeau' }).click()
  await expect(page).toHaveURL(/\/account\/subscription/)
  await expect(page.getByText('Mois offerts', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Reçu\s: 6\s*mois/)).toBeVisible()
  // Not while its message is still appearing.
  await page.reload()
  await expectAccessible(page, 'the subscription of a gift')
  expect((await mail(address, /vous sont offerts/)).text).toMatch(/0,00\s*€/)

  await page.goto('/gift/withdraw')
  await main.getByLabel('Code du cadeau').fill(code)
  await main.getByLabel('Votre adresse e-mail').fill(buyer)
  await main.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await expect(page.getByRole('alert')).toContainText('déjà été utilisé')
})
