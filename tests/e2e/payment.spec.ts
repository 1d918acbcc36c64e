import type { Locator, Page } from '@playwright/test'
import { article, fillCard, orderButton, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const declines: [card: string, field: (page: Page) => Locator][] = [
  ['4000 0000 0000 9995', (page) => page.getByLabel('Numéro de carte')],
  ['4000 0000 0000 0069', (page) => page.getByLabel('Date d’expiration')],
  ['4000 0000 0000 9987', (page) => page.getByLabel('Date d’expiration')],
  ['4000 0000 0000 0127', (page) => page.getByLabel(/CVV/)],
]

test('a decline of each recoverable kind lands on its own field, and another card then succeeds', async ({
  page,
  address,
}) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  for (const [number, field] of declines) {
    await fillCard(page, { number })
    await orderButton(page).click()
    await expect(field(page), number).toHaveAttribute('aria-invalid', 'true')
  }
  await fillCard(page, { number: '4000 0000 0000 0002' })
  await orderButton(page).click()
  await expect(page.getByRole('alert').first()).toContainText('R200')
  await fillCard(page, { number: '4242 4242 4242 4242' })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
})

test('strong authentication: refused she may try again, accepted she is a subscriber', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await fillCard(page, { number: '4000 0025 0000 3155' })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/sandbox\/authentication/)
  await page.getByRole('button', { name: /refuser/i }).click()
  await expect(page).toHaveURL(/\/callback\/payment|\/registration\/(welcome\/)?failure/)
  await page.goto('/registration/payment')
  await fillCard(page, { number: '4000 0025 0000 3155' })
  await orderButton(page).click()
  await page.getByRole('button', { name: /accepter|autoriser|confirmer/i }).click()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
})

test('a pending payment waits, and succeeds by webhook', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await fillCard(page, { number: '4000 0000 0000 0077' })
  await orderButton(page).click()
  await expect(page.getByText(/jusqu’à 5\s*minutes/)).toBeVisible()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/, { timeout: 30_000 })
})

test.describe('by payment link', () => {
  test.use({ baseURL: async ({}, use) => use(process.env.LINK_SERVER_URL) })

  test('she registers, pays on the hosted page and reads in full', async ({ page, address }) => {
    await register(page, address)
    await expect(page).toHaveURL(/\/sandbox\/checkout\//)
    await page.getByLabel(/Numéro/).fill('4242 4242 4242 4242')
    await page.getByLabel(/expiration/i).fill('12/34')
    await page.getByLabel(/CVV/).fill('123')
    await page.getByRole('button', { name: /payer/i }).click()
    await expect(page).toHaveURL(/\/registration\/welcome\/success/)
    await page.goto(article.path)
    await expect(page.getByText(article.restricted)).not.toHaveCount(0)
  })
})
