import { fillCard, orderButton, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

for (const [javaScriptEnabled, width] of [
  [true, 1280],
  [false, 360],
] as const) {
  test.describe(`Plans at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

    test('A visitor compares the plans and pays yearly', async ({ page, address }) => {
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
      await expect(summary).toContainText(/399,00\s€ TTC par an, premier prélèvement/)
      await expect(summary).toContainText('prélèvement annuel')
      await fillCard(page, { number: '4242 4242 4242 4242' })
      await orderButton(page).click()
      await expect(page).toHaveURL(/\/registration\/welcome\/success/)
      await page.goto('/account/subscription')
      await expect(page.getByRole('main')).toContainText(/399,00\s€/)
    })
  })
}
