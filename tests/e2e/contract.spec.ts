import type { Page } from '@playwright/test'
import { password, signIn } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

/** Moves with Tab alone to what bears this name; backwards, the foot of the page comes first. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press(key)
    const label = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(label.trim())) return
  }
  throw new Error(`Tab never came to ${name}`)
}

/** By keyboard alone; every Enter that follows a link or sends a form is one activation. */
function hands(page: Page) {
  let count = 0
  return {
    async activate(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      await tabTo(page, name, key)
      await page.keyboard.press('Enter')
      count += 1
    },
    count: () => count,
  }
}

/** By the API: other journeys go through the forms. */
async function subscribe({ api, tokenOf }: Pick<Journey, 'api' | 'tokenOf'>, address: string): Promise<void> {
  const uid = crypto.randomUUID()
  const account = { uid, identifier: address, password, formula: 'default' }
  expect((await api('POST', '/registrations/register', { body: account })).status).toBe(201)
  const creditCard = { number: '4242 4242 4242 4242', month: 12, year: 2034, code: '123' }
  const order = { uid, formula: 'default', firstname: 'Zoé', lastname: 'D’Été', creditCard }
  const token = await tokenOf(address, password)
  expect((await api('POST', '/subscriptions/subscribe', { token, body: order })).status).toBe(200)
}

const ways = [
  {
    link: /^Résilier votre contrat$/,
    title: 'Résilier votre contrat',
    button: /^Notification de la résiliation$/,
    receipt: /Notification de la résiliation/,
    dated: /Résiliation reçue le/,
  },
  {
    link: /^Renoncer au contrat ici$/,
    title: 'Renoncer au contrat',
    button: /^Confirmer la rétractation$/,
    receipt: /Votre rétractation est enregistrée/,
    dated: /Rétractation reçue le/,
  },
]

for (const { link, title, button, receipt, dated } of ways) {
  test(`${title}: from the home page in three activations at most, by keyboard alone, signed in`, async ({
    page,
    address,
    mail,
    api,
    tokenOf,
  }) => {
    await subscribe({ api, tokenOf }, address)
    await signIn(page, address, password)
    await page.goto('/')
    const keys = hands(page)
    await keys.activate(link, 'Shift+Tab')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(address)).toBeVisible()
    await keys.activate(button)
    await expect(page.getByText('Votre demande est enregistrée')).toBeVisible()
    expect(keys.count()).toBeLessThanOrEqual(3)
    expect((await mail(address, receipt)).text).toMatch(dated)
  })

  test(`${title}: signed out, by a mailed link, in three activations, without an account at hand`, async ({
    page,
    address,
    mail,
    api,
    tokenOf,
  }) => {
    await subscribe({ api, tokenOf }, address)
    await page.goto('/')
    const keys = hands(page)
    await keys.activate(link, 'Shift+Tab')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByLabel('Adresse e-mail du contrat').focus()
    await page.keyboard.type(address)
    await keys.activate(/^Recevoir le lien par e-mail$/)
    await expect(page.getByText('Un e-mail est en route')).toBeVisible()
    const { links } = await mail(address, /sans vous connecter/)
    const followed = links.find((href) => href.includes('-contract?t='))
    await page.goto(followed ?? '')
    await expect(page.getByRole('main').getByText(address)).toBeVisible()
    await keys.activate(button)
    await expect(page.getByText('Votre demande est enregistrée')).toBeVisible()
    expect(keys.count()).toBeLessThanOrEqual(3)
    expect((await mail(address, receipt)).text).toMatch(dated)
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link that opens nothing says so, and another may be asked for', async ({ page }) => {
    await page.goto('/cancel-contract?t=rien')
    await expect(page.getByRole('alert')).toContainText('n’est plus valable')
    await page.getByLabel('Adresse e-mail du contrat').fill('personne@exemple.fr')
    await page.getByRole('button', { name: 'Recevoir le lien par e-mail' }).click()
    await expect(page.getByText('Un e-mail est en route')).toBeVisible()
  })
})
