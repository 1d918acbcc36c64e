import type { Page } from '@playwright/test'
import { longDayText } from '../../contracts/text/french-format.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** Moves with Tab alone to the element with this name; backwards, the footer comes first. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press(key)
    const label = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(label.trim())) return
  }
  throw new Error(`Tab never came to ${name}`)
}

/** Uses the keyboard alone, and counts each Enter on a link or a button as one activation. */
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

const ways = [
  {
    link: /^Résilier votre contrat$/,
    title: 'Résilier votre contrat',
    buttons: [/^Vérifier ma demande$/, /^Notification de la résiliation$/],
    receipt: /^Notification de la résiliation/,
    dated: /Résiliation reçue le/,
  },
  {
    link: /^Renoncer au contrat ici$/,
    title: 'Renoncer au contrat',
    buttons: [/^Confirmer la rétractation$/],
    receipt: /^Votre rétractation est enregistrée/,
    dated: /Rétractation reçue le/,
  },
]

/** Activates each button once it is visible: a button may lead to the page with the next one. */
async function press(page: Page, keys: ReturnType<typeof hands>, buttons: RegExp[]): Promise<void> {
  for (const button of buttons) {
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await keys.activate(button)
  }
}

/** Checks the contract that is shown, and the prefilled name, address and, for a cancellation, requested date. */
async function expectDeclaration(page: Page, address: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible()
  await expect(main.getByText('Votre contrat est conclu avec')).toContainText('Éclore')
  await expect(main.getByLabel('Nom et prénom')).toHaveValue('Zoé D’Été')
  await expect(main.getByLabel('Adresse e-mail pour l’accusé de réception')).toHaveValue(address)
  if (page.url().includes('cancel')) await expect(main.getByLabel('Date souhaitée')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
}

for (const { link, title, buttons, receipt, dated } of ways) {
  test(`${title}: a member needs at most three activations by keyboard`, async ({
    page,
    address,
    mail,
    api,
    tokenOf,
  }) => {
    await subscribeByApi({ api, tokenOf }, address)
    await signIn(page, address, password)
    await page.goto('/')
    const keys = hands(page)
    await keys.activate(link, 'Shift+Tab')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(address)).toBeVisible()
    await expectDeclaration(page, address)
    await press(page, keys, buttons)
    await expect(page.getByText('Votre demande est enregistrée')).toBeVisible()
    expect(keys.count()).toBeLessThanOrEqual(3)
    const { text } = await mail(address, receipt)
    expect(text).toMatch(dated)
    expect(text).toContain('Zoé D’Été')
  })

  test(`${title}: a signed-out customer completes it through the mailed link`, async ({
    page,
    address,
    mail,
    api,
    tokenOf,
  }) => {
    await subscribeByApi({ api, tokenOf }, address)
    await page.goto('/')
    const keys = hands(page)
    await keys.activate(link, 'Shift+Tab')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByLabel('Adresse e-mail du contrat').focus()
    await page.keyboard.type(address)
    await keys.activate(/^Recevoir le lien par e-mail$/)
    await expect(page.getByText('Un e-mail est en route')).toBeVisible()
    const { links } = await mail(address, new RegExp(`^${title}`))
    const followed = links.find((href) => href.includes('-contract?t='))
    await page.goto(followed ?? '')
    await expect(page.getByRole('main').getByText(address)).toBeVisible()
    await expectDeclaration(page, address)
    await press(page, keys, buttons)
    await expect(page.getByText('Votre demande est enregistrée')).toBeVisible()
    expect(keys.count()).toBeLessThanOrEqual(2 + buttons.length)
    expect((await mail(address, receipt)).text).toMatch(dated)
  })
}

test('a forged confirmation URL shows that nothing was recorded', async ({ page, address, api, tokenOf }) => {
  await subscribeByApi({ api, tokenOf }, address)
  for (const signedIn of [false, true]) {
    if (signedIn) await signIn(page, address, password)
    for (const path of ['/cancel-contract?done=1', '/withdraw-contract?done=1']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText('Rien n’a été enregistré')
      await expect(page.getByText('Votre demande est enregistrée')).toHaveCount(0)
    }
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a signed-out customer withdraws by the link in the order mail', async ({
    page,
    address,
    mail,
    api,
    tokenOf,
  }) => {
    await subscribeByApi({ api, tokenOf }, address)
    const { links } = await mail(address, /abonnement est ouvert/)
    await page.goto(links.find((href) => href.includes('/withdraw-contract?t=')) ?? '')
    await page.getByLabel('Nom et prénom').fill('')
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await expect(page.getByLabel('Nom et prénom')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Nom et prénom').fill('Zoé D’Été')
    await page.getByLabel('Adresse e-mail pour l’accusé de réception').fill(`autre-${address}`)
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await expect(page.getByText('Votre demande est enregistrée')).toBeVisible()
    for (const to of [address, `autre-${address}`]) {
      expect((await mail(to, /^Votre rétractation est enregistrée/)).text).toContain('Je notifie ma rétractation')
    }
  })

  test('a member changes the date of a cancellation before sending it', async ({
    page,
    address,
    mail,
    api,
    tokenOf,
  }) => {
    await subscribeByApi({ api, tokenOf }, address)
    await signIn(page, address, password)
    await page.goto('/cancel-contract')
    const main = page.getByRole('main')
    const last = await main.getByLabel('Date souhaitée').inputValue()
    const today = (await main.getByLabel('Date souhaitée').getAttribute('min')) ?? ''
    expect(today < last).toBe(true)
    await main.getByLabel('Nom et prénom').fill('Zoé Durand')
    await main.getByRole('button', { name: 'Vérifier ma demande' }).click()
    const row = (term: string) => main.locator('dl > div').filter({ hasText: term })
    await expect(row('Titulaire')).toContainText('Zoé Durand')
    await expect(row('Accès jusqu’au')).toContainText(longDayText(last))
    await main.getByRole('button', { name: 'Modifier' }).click()
    await expect(main.getByLabel('Nom et prénom')).toHaveValue('Zoé Durand')
    await main.getByLabel('Date souhaitée').fill(today)
    await main.getByRole('button', { name: 'Vérifier ma demande' }).click()
    await expect(row('Date souhaitée')).toContainText(longDayText(today))
    await expect(row('Accès jusqu’au')).toContainText(longDayText(today))
    await main.getByRole('button', { name: 'Notification de la résiliation' }).click()
    await expect(page.getByText('Votre demande est enregistrée')).toBeVisible()
    expect((await mail(address, /^Notification de la résiliation/)).text).toContain('Zoé Durand')
  })

  test('an invalid link shows an error and a form to request another', async ({ page }) => {
    await page.goto('/cancel-contract?t=rien')
    await expect(page.getByRole('alert')).toContainText('n’est plus valable')
    await page.getByLabel('Adresse e-mail du contrat').fill('personne@exemple.fr')
    await page.getByRole('button', { name: 'Recevoir le lien par e-mail' }).click()
    await expect(page.getByText('Un e-mail est en route')).toBeVisible()
  })
})
