import type { Locator, Page } from '@playwright/test'
import { article, fillCard, orderButton, password, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const declines: [card: string, field: (page: Page) => Locator][] = [
  ['4000 0000 0000 9995', (page) => page.getByLabel('Numéro de carte')],
  ['4000 0000 0000 0069', (page) => page.getByLabel('Date d’expiration')],
  ['4000 0000 0000 9987', (page) => page.getByLabel('Date d’expiration')],
  ['4000 0000 0000 0127', (page) => page.getByLabel(/CVV/)],
]

test('a recoverable decline is shown at the field to correct', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  for (const [number, field] of declines) {
    await fillCard(page, { number })
    await orderButton(page).click()
    await expect(field(page), number).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert').first()).toContainText('Rien n’a été prélevé. Corrigez l')
  }
  await fillCard(page, { number: '4000 0000 0000 0002' })
  await orderButton(page).click()
  const alert = page.getByRole('alert').first()
  await expect(alert).toContainText('votre banque a refusé ce paiement')
  await expect(alert).toContainText('Erreur lors du traitement du paiement (code R200).')
  await fillCard(page, { number: '4242 4242 4242 4242', expiry: '01/20' })
  await orderButton(page).click()
  await expect(page.getByText('La date d’expiration doit être valide et postérieure à aujourd’hui.')).toBeVisible()
  await fillCard(page, { number: '4242 4242 4242 4242' })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
})

test('a payment whose strong authentication was refused can be retried', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await fillCard(page, { number: '4000 0025 0000 3155' })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/sandbox\/authentication/)
  await page.getByRole('button', { name: /refuser/i }).click()
  await expect(page).toHaveURL(/\/callback\/payment/)
  await expect(page.getByRole('heading', { name: 'Vous avez annulé le paiement' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('payment-result'))).toBe('failure')
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('D’Été')
  await fillCard(page, { number: '4000 0025 0000 3155' })
  await orderButton(page).click()
  await page.getByRole('button', { name: /accepter|autoriser|confirmer/i }).click()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
  await expect(page.getByRole('heading', { name: 'Bienvenue, c’est ouvert' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('payment-result'))).toBe('success')
  await page.goto('/withdraw-contract')
  await expect(page.getByRole('main').getByText('Zoé D’Été', { exact: true })).toBeVisible()
})

test('a pending payment shows a waiting page, then succeeds', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await expect(page.getByRole('main')).toContainText('L’étape suivante est le paiement.')
  await fillCard(page, { number: '4000 0000 0000 0077' })
  await orderButton(page).click()
  await expect(page.getByText(/jusqu’à 5\s*minutes/)).toBeVisible()
  await expect(page).toHaveURL(/\/callback\/payment\?/)
  expect(await (await page.request.get('/login')).text()).toMatch(/jusqu’à 5\s*minutes/)
  await expect(page.getByText(/^\d+\s+secondes?, sur 300 au plus$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Reprendre/ })).toHaveCount(0)
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
})

test('a success page opened without a payment confirms nothing', async ({ page }) => {
  for (const path of ['/registration/success', '/registration/welcome/success']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rien à confirmer pour le moment')
    const text = 'La création du compte prend alors une minute ou deux, et un e-mail est envoyé'
    await expect(page.getByRole('main')).toContainText(text)
  }
})

test('the callback page without success shows a failed payment and a retry link', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await page.goto('/callback/payment?cashback=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le paiement n’a pas abouti')
  await expect(page.getByRole('main')).toContainText('Une erreur est survenue pendant le paiement, veuillez réessayer.')
  await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', /^\/registration\/payment/)
})

test('the callback page tells a visitor nothing about a payment', async ({ page }) => {
  await page.goto('/callback/payment?cashback=1&success=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connectez-vous pour voir la suite')
  await expect(page.getByRole('main')).not.toContainText(/succès|bienvenue/i)
  expect(await page.evaluate(() => localStorage.getItem('payment-result'))).toBeNull()
})

test('the affiliation of a payment link is stored in the new account', async ({ page, address }) => {
  await page.goto('/registration/payment?token=abc&platform=letter&utk=inconnu')
  const stored = (key: string) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key)
  await expect.poll(() => stored('affiliate-data')).toEqual({ token: 'abc', platform: 'letter' })
  expect(await stored('unique-token')).toEqual({ value: 'inconnu', isValid: false })
  expect(await stored('formula-data')).toMatchObject({ amount: 3990 })
  await page.goto('/registration/payment')
  const main = page.getByRole('main')
  await main.getByLabel('Adresse e-mail').fill(address)
  await main.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main.getByRole('checkbox').check()
  await fillCard(page, { number: '4242 4242 4242 4242' })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
  const kept = await (await page.request.get('/account/export')).text()
  expect(kept).toMatch(/"affiliationToken":\s*"abc"/)
  expect(kept).toMatch(/"affiliationPlatform":\s*"letter"/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a guest whose card is refused keeps the new account and pays with another card', async ({
      page,
      address,
    }) => {
      await page.goto('/registration/payment')
      expect(await page.content()).not.toContain('data-app')
      const main = page.getByRole('main')
      await main.getByLabel('Adresse e-mail').fill(address)
      await main.getByLabel('Mot de passe', { exact: true }).fill(password)
      await main.getByRole('checkbox').check()
      await fillCard(page, { number: '4000 0000 0000 0002' })
      await orderButton(page).click()
      await expect(page.getByRole('alert').first()).toContainText('votre banque a refusé ce paiement')
      await expect(main.getByLabel('Mot de passe', { exact: true })).toHaveCount(0)
      await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
      // With a script, fields that the server does not send back keep their text.
      await expect(page.getByLabel('Numéro de carte')).toHaveValue(javaScriptEnabled ? '4000 0000 0000 0002' : '')
      await fillCard(page, { number: '4242 4242 4242 4242' })
      await orderButton(page).click()
      await expect(page).toHaveURL(/\/registration\/welcome\/success/)
    })
  })
}

test('the form is ready again when the user returns from the bank’s page', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await fillCard(page, { number: '4000 0025 0000 3155' })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/sandbox\/authentication/)
  await page.goBack()
  await expect(page).toHaveURL(/\/registration\/payment/)
  await expect(orderButton(page)).not.toHaveAttribute('aria-disabled')
})

/** Checks the summary's price, trial and first full charge, and that it is directly above the order button. */
async function expectSummaryAboveButton(page: Page): Promise<void> {
  const summary = page.locator('[data-order-summary]')
  await expect(summary).toContainText(/1,90.€ TTC, pour 3.jours d’essai/)
  await expect(summary).toContainText(/39,90.€ TTC par mois, à partir du \d{1,2}(er)?.\S+ \d{4}/)
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const gap = async () => {
      const above = await summary.boundingBox()
      const button = await orderButton(page).boundingBox()
      return (button?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
    }
    await expect(async () => {
      expect(await gap(), `at ${width} px`).toBeGreaterThanOrEqual(0)
      expect(await gap(), `at ${width} px`).toBeLessThan(40)
    }).toPass()
  }
}

test('price, trial and first full charge are above the card form’s button', async ({ page }) => {
  await page.goto('/registration/payment')
  await expectSummaryAboveButton(page)
})

test.describe('by payment link', () => {
  test.use({ baseURL: async ({}, use) => use(process.env.LINK_SERVER_URL) })

  test('a user registers, orders on the hosted page and reads a full article', async ({ page, address }) => {
    await register(page, address)
    await expect(page).toHaveURL(/\/registration\/payment\?hosted=1/)
    await expectSummaryAboveButton(page)
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/sandbox\/checkout\//)
    await expect(page.getByText(/3.jours d’essai, puis 39,90.€ TTC par mois à partir du/)).toBeVisible()
    await page.getByLabel(/Numéro/).fill('4242 4242 4242 4242')
    await page.getByLabel(/expiration/i).fill('12/34')
    await page.getByLabel(/CVV/).fill('123')
    await page.getByRole('button', { name: /payer/i }).click()
    await expect(page).toHaveURL(/\/registration\/welcome\/success/)
    await page.goto(article.path)
    await expect(page.getByText(article.restricted)).not.toHaveCount(0)
  })
})
