import { openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible, photograph } from './fixtures/checks.ts'
import { article, fillCard, orderButton, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

// Visits of a browser without a window are taken for a robot's.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
})

test('an article that is read and leads to a subscription appears among the figures', async ({
  page,
  browser,
  address,
}) => {
  await page.clock.install()
  await page.goto(article.path)
  // Numbers below ten are hidden.
  for (let read = 1; read < 10; read += 1)
    await page.request.post(`/api/content/articles/${article.path.slice(9)}/reads`)
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/reads'))
  await page.clock.fastForward('00:10')
  expect((await counted).status()).toBe(204)
  const way = await page
    .getByRole('main')
    .getByRole('link', { name: /inscri|compte|Rejoindre/i })
    .first()
    .getAttribute('href')
  await page.clock.resume()
  await register(page, address, way ?? '')
  await expect(page).toHaveURL(/\/registration\/payment\?redirect=%2Farticle%2F/)
  await fillCard(page, { number: '4242 4242 4242 4242' })
  await orderButton(page).click()
  await expect(page).toHaveURL(/welcome|success/)

  const owner = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  // A link to a figure leads to its screen.
  await openHelpDesk(owner, 'admin@exemple.fr', '/admin/figures#figure-articles')
  await expect(owner).toHaveURL(/\/admin\/figures\/readings/)
  const figure = owner.getByRole('region', { name: 'Tableau\u00a0: Des articles lus aux abonnements' })
  const row = figure.getByRole('row', { name: article.title })
  await expect(row).toContainText(/\d\d.*moins de 10/)
  await figure.scrollIntoViewIfNeeded()
  await expectAccessible(owner, 'figures of articles, 1280')
  await photograph(owner, 'articles-1280')
  await owner.setViewportSize({ width: 360, height: 740 })
  await figure.scrollIntoViewIfNeeded()
  await photograph(owner, 'articles-360')
  await owner.close()
})
