import { fillCard, orderButton, password, register, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

for (const [javaScriptEnabled, width] of [
  [true, 1280],
  [false, 360],
] as const) {
  test.describe(`Plans at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

    test('A visitor compares the plans and pays yearly with a code', async ({ page, address, api, tokenOf }) => {
      const code = `J-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
      const token = await tokenOf('admin@exemple.fr')
      const made = await api('POST', '/staff/codes', { token, body: { uid: code, percent: 50, periods: 1 } })
      expect(made.status).toBe(201)
      await page.goto('/registration')
      const choice = page.getByRole('navigation', { name: 'Choisissez votre formule' })
      await expect(choice.getByRole('link')).toHaveText([
        /39,90\s€\s+par mois/,
        /399,00\s€\s+par an.*33,25\s€.*79,80\s€/s,
      ])
      await expect(choice.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
      await choice.getByRole('link', { name: /par an/ }).click()
      await expect(page).toHaveURL(/formula=annuel/)
      await expect(choice.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
      await register(page, address, page.url())
      await expect(page).toHaveURL(/\/registration\/payment/)
      const summary = page.locator('[data-order-summary]')
      await expect(summary).toContainText(/1,90\s€ TTC, pour 3\sjours d’essai/)
      await expect(summary).toContainText(/399,00\s€ TTC par an, à partir du/)
      await expect(summary).toContainText('prélèvement annuel')
      const card = { number: '4242 4242 4242 4242' }
      const firstName = page.getByLabel('Prénom')
      if (javaScriptEnabled) {
        await page.getByLabel('Titulaire de la carte').fill('Zoé D’Été')
        await firstName.click()
        await page.keyboard.type('Élise')
        await expect(firstName, 'typing replaces the name that the holder filled in').toHaveValue('Élise')
        await fillCard(page, card)
      }
      await page.getByText('J’ai un code de réduction').click()
      await page.getByLabel('Code de réduction').fill(code.toLowerCase())
      await page.getByRole('button', { name: 'Appliquer' }).click()
      await expect(summary).toContainText(/199,50\s€ TTC par an, à partir du/)
      await expect(summary).toContainText(/399,00\s€ TTC par an, à partir du/)
      await expect(summary).toContainText(/Prix le plus bas des 30 derniers jours\s*: 399,00\s€/)
      if (javaScriptEnabled) {
        await expect(page.getByText(`Le code ${code} est appliqué`)).toBeFocused()
        await expect(page.getByLabel('Numéro de carte'), 'the code keeps what was typed').toHaveValue(card.number)
      } else await fillCard(page, card)
      await orderButton(page).click()
      await expect(page).toHaveURL(/\/registration\/welcome\/success/)
      await page.goto('/account/subscription')
      await expect(page.getByRole('main')).toContainText(/199,50\s€/)
    })

    test('A member plans a switch to the yearly plan and cancels it', async ({ page, address, api, tokenOf }) => {
      await subscribeByApi({ api, tokenOf }, address)
      await signIn(page, address, password)
      await page.goto('/account/subscription')
      await page.getByRole('link', { name: 'Changer de formule' }).click()
      const offer = page.locator('form').filter({ hasText: 'un an' })
      await expect(offer).toContainText(/Rien aujourd’hui/)
      await expect(offer).toContainText(/399,00\s€ TTC par an, à partir du/)
      await orderButton(page).click()
      await expect(page).toHaveURL(/\/account\/subscription$/)
      const planned = page.locator('[data-switch]')
      await expect(planned).toContainText(/399,00\s€ seront prélevés ce jour-là/)
      await planned.getByRole('button', { name: 'Garder ma formule actuelle' }).click()
      await expect(page.locator('[data-switch]')).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText(/39,90\s€/)
    })
  })
}
