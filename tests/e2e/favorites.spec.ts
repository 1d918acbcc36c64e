import type { Route } from '@playwright/test'
import { article, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'block' })

const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('internetdisconnected'),
  (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
]

test('a favourite that fails to save shows an error and can be added again', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await page.goto(article.path)
  const button = page.getByRole('main').getByRole('button', { name: /favoris/ })
  for (const fail of failures) {
    const met = Promise.withResolvers<void>()
    await page.route('**/*', async (route) => {
      await fail(route)
      met.resolve()
    })
    await button.click()
    // The alert of the failure before is still visible.
    await met.promise
    await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu être envoyée' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/*')
  }
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'favoris' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})
