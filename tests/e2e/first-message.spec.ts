import type { Locator, Page } from '@playwright/test'
import { article, orderButton, password } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/*
 * Counts the taps on links, buttons and boxes, the fields that are typed in and the screens. Includes the screen of the sent
 * message. Fails when a step is added.
 */

const most = { taps: 7, fields: 7, screens: 5 }
/** Limits from the first page to the paid order, with an account that has no password. */
const mostToPay = { taps: 4, fields: 5, screens: 4 }

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

function countedOn(page: Page) {
  const count = { taps: 0, fields: 0, screens: 0 }
  return {
    count,
    async tap(what: Locator) {
      count.taps += 1
      await what.tap()
    },
    async type(what: Locator, text: string) {
      count.fields += 1
      await what.fill(text)
      await what.blur()
    },
    async screen(address: RegExp) {
      await expect(page).toHaveURL(address)
      count.screens += 1
    },
  }
}

type Counted = ReturnType<typeof countedOn>

async function registerCounted(
  page: Page,
  { tap, type, screen }: Counted,
  address: string,
  secret?: string,
): Promise<void> {
  const main = page.getByRole('main')
  await screen(/\/registration(\?|$)/)
  await type(main.getByLabel('Adresse e-mail'), address)
  if (secret) await type(main.getByLabel('Mot de passe', { exact: true }), secret)
  await tap(main.getByRole('checkbox'))
  await tap(main.getByRole('button', { name: /Créer mon compte/ }))
  await screen(/\/registration\/payment/)
}

async function payCounted(page: Page, { tap, type, screen }: Counted): Promise<void> {
  const main = page.getByRole('main')
  await type(main.getByLabel('Titulaire de la carte'), 'Zoé D’Été')
  await expect(main.getByLabel('Prénom')).toHaveValue('Zoé')
  await expect(main.getByLabel('Nom', { exact: true })).toHaveValue('D’Été')
  await type(main.getByLabel('Numéro de carte'), '4242 4242 4242 4242')
  await type(main.getByLabel('Date d’expiration'), '12/34')
  await type(main.getByLabel(/CVV/), '123')
  await tap(orderButton(page))
  await screen(/\/registration\/(welcome\/)?success/)
}

async function writeCounted(page: Page, { tap, type, screen }: Counted): Promise<void> {
  const main = page.getByRole('main')
  const words = 'Bonjour, je n’ose pas dire non.'
  await type(main.getByLabel('Votre premier message'), words)
  await tap(main.locator('label', { hasText: /^Amour$/ }))
  await tap(main.getByRole('checkbox'))
  await tap(main.getByRole('button', { name: 'Envoyer à ma coach' }))
  await screen(/\/coaching\/[0-9a-f-]{36}/)
  await expect(page.locator('[data-message]', { hasText: words })).toBeVisible()
}

const start = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Commencer/ })
    .first()

test('A paid order takes 4 taps, 5 fields and 4 screens', async ({ page, address }) => {
  const counted = countedOn(page)
  await page.goto('/')
  await counted.screen(/\/$/)
  await counted.tap(start(page))
  await registerCounted(page, counted, address)
  await payCounted(page, counted)
  expect(counted.count).toEqual(mostToPay)
})

test('A first message takes 7 taps, 7 fields and 5 screens', async ({ page, address }) => {
  const counted = countedOn(page)
  await page.goto('/')
  await counted.screen(/\/$/)
  await counted.tap(start(page))
  await registerCounted(page, counted, address, password)
  await payCounted(page, counted)
  await writeCounted(page, counted)
  expect(counted.count).toEqual(most)
})

test('A first message needs no more steps when started from an article', async ({ page, address }) => {
  const counted = countedOn(page)
  await page.goto(article.path)
  await counted.screen(/\/article\//)
  await counted.tap(page.getByRole('main').getByRole('link', { name: 'Créer mon compte' }))
  await registerCounted(page, counted, address, password)
  await expect(page.getByRole('link', { name: 'Lire l’article' })).toHaveAttribute('href', article.path)
  await payCounted(page, counted)
  await writeCounted(page, counted)
  expect(counted.count).toEqual(most)
})

test('A member who registers from a coach’s page finds that coach preselected', async ({ page, address }) => {
  const counted = countedOn(page)
  await page.goto('/coaches/claire-vasseur')
  await page.getByRole('link', { name: /^Écrire à Claire/ }).tap()
  await registerCounted(page, counted, address, password)
  await payCounted(page, counted)
  await expect(page.getByRole('main').locator('summary', { hasText: 'Claire Vasseur' })).toBeVisible()
  await writeCounted(page, counted)
  await expect(page.getByRole('textbox', { name: 'Écrire à Claire' })).toBeVisible()
})
