import { expect, test } from './fixtures/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('filters are applied, kept in the address, undone by back, cleared, and empty results say so', async ({
      page,
    }) => {
      await page.goto('/articles')
      const articles = page.getByRole('main').getByRole('article')
      const before = await articles.count()
      await page.goto('/articles?categories=perinatalite')
      const narrowed = await articles.count()
      expect(narrowed).toBeLessThan(before)
      await page.reload()
      expect(await articles.count()).toBe(narrowed)
      await page
        .getByRole('link', { name: /Retirer le filtre/ })
        .first()
        .click()
      await expect(page).not.toHaveURL(/perinatalite/)
      await page.goBack()
      await expect(page).toHaveURL(/perinatalite/)
      await page.goto('/articles?q=zzzzqqqq')
      await expect(page.getByText('Aucun article ne correspond')).toBeVisible()
    })

    test('load more shows further articles, and reload keeps them', async ({ page }) => {
      await page.goto('/articles')
      const articles = page.getByRole('main').getByRole('article')
      const before = await articles.count()
      await page.getByRole('link', { name: 'Voir plus d’articles' }).click()
      await expect.poll(() => articles.count()).toBeGreaterThan(before)
      const after = await articles.count()
      await page.reload()
      expect(await articles.count()).toBe(after)
    })

    test('search forgives accents, inflections and a slip of the finger', async ({ page }) => {
      for (const query of ['réunions', 'reunion', 'réunoin']) {
        await page.goto(`/articles?q=${encodeURIComponent(query)}`)
        await expect(
          page
            .getByRole('main')
            .getByRole('article')
            .filter({ hasText: /réunion/i })
            .first(),
        ).toBeVisible()
      }
    })
  })
}
