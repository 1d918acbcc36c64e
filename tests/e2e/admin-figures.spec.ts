import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { article, fillCard, orderButton, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

// Visits of a headless browser would count as a robot's.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
})

test('the figures show an article that readers read before they subscribe', async ({ page, browser, address }) => {
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
  await openBackOffice(owner, 'admin@exemple.fr', '/admin/figures#figure-articles')
  await expect(owner).toHaveURL(/\/admin\/figures\/readings/)
  const figure = owner.getByRole('region', { name: 'Tableau\u00a0: Des articles lus aux abonnements' })
  const row = figure.getByRole('row', { name: article.title })
  await expect(row).toContainText(/\d\d.*moins de 10/)
  await figure.scrollIntoViewIfNeeded()
  await expectAccessible(owner, 'figures of articles, 1280')
  await takeScreenshot(owner, 'articles-1280')
  await owner.setViewportSize({ width: 360, height: 740 })
  await figure.scrollIntoViewIfNeeded()
  await takeScreenshot(owner, 'articles-360')
  await owner.close()
})

test('the owner sees discussions by theme, or why no theme is shown', async ({ page }) => {
  const title = 'Échanges par thème'
  const figure = page.getByRole('region', { name: title, exact: true })
  // All discussions of the demo belong to one member; a theme is shown only for at least five.
  await openBackOffice(page, 'admin@exemple.fr', '/admin/figures/answers')
  await expect(figure).toContainText('Aucun thème à dire')
  await expect(figure.getByRole('table')).toHaveCount(0)
  await page.route('**/staff/figures/themes*', (route) =>
    route.fulfill({
      json: {
        payload: {
          from: '2026-01-01',
          to: '2026-11-29',
          rows: [
            { quarter: '2026-01', themes: [{ uid: 'amour', name: 'Amour', discussions: 6 }], others: 9 },
            {
              quarter: '2026-04',
              themes: [
                { uid: 'vie', name: 'Vie personnelle', discussions: 14 },
                { uid: 'amour', name: 'Amour', discussions: 8 },
              ],
              others: 7,
            },
            { quarter: '2026-07', themes: [], others: null },
          ],
        },
      },
    }),
  )
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/admin/figures/answers#figure-themes')
    await page.reload()
    const row = (name: string) => figure.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(row('Amour')).toHaveText('Amour68avec les autres')
    await expect(row('Vie personnelle')).toHaveText('Vie personnelleavec les autres14avec les autres')
    await expect(row('Autres ou moins de')).toHaveText('Autres ou moins de\u00a0597moins de\u00a05')
    await expect(figure.getByRole('figure').getByText('Vie personnelle')).toBeVisible()
    await figure.scrollIntoViewIfNeeded()
    await expectAccessible(page, `discussions by theme, ${width}`)
    await takeScreenshot(page, `themes-${width}`)
  }
})
