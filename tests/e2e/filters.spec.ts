import type { Page } from '@playwright/test'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

// Other journeys disable the transitions of pages and dialogs.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const articlesOf = (page: Page) => page.getByRole('main').getByRole('article')
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Filtrer les articles' })
const choice = (page: Page, name: string) => panelOf(page).getByRole('checkbox', { name, exact: true })
const countOf = (page: Page) => page.getByRole('main').getByRole('status').first()
const replacedIn = (page: Page) => page.getByRole('main').locator('[data-replaced]')

/** Clicks the label's text, as users do. */
const tick = (page: Page, name: string) => panelOf(page).getByText(name, { exact: true }).click()

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtrer/ }).click()
  await expect(panelOf(page)).toBeVisible()
}

async function applyFilters(page: Page, ...names: string[]): Promise<void> {
  await openPanel(page)
  for (const name of names) await tick(page, name)
  await panelOf(page).getByRole('button', { name: 'Appliquer' }).click()
  await expect(panelOf(page)).toBeHidden()
}

function theList(): void {
  test('filters are applied, counted and kept in the address', async ({ page }) => {
    await page.goto('/articles')
    const all = await countOf(page).textContent()
    await applyFilters(page, 'Périnatalité', 'Hélène Morel')
    await expect(page).toHaveURL(/\/articles\?categories=perinatalite&authors=helene-morel$/)
    const narrowed = await articlesOf(page).count()
    await expect(countOf(page)).toHaveText(`${narrowed} articles`)
    expect(all).not.toBe(`${narrowed} articles`)
    await page.reload()
    await expect(articlesOf(page)).toHaveCount(narrowed)

    await applyFilters(page, 'Sommeil')
    await expect(page).toHaveURL(/tags=sommeil/)
    await page.goBack()
    await expect(page).toHaveURL(/authors=helene-morel$/)
    await expect(articlesOf(page)).toHaveCount(narrowed)
    await page.goBack()
    await expect(page).toHaveURL(/\/articles$/)
    await expect(countOf(page)).toHaveText(all ?? '')
  })

  test('cancelling drops the choices and leaves the list unchanged', async ({ page }) => {
    await page.goto('/articles?categories=vie')
    await openPanel(page)
    await tick(page, 'Amour')
    await tick(page, 'Vie')
    await panelOf(page).getByRole('link', { name: 'Annuler' }).click()
    await expect(panelOf(page)).toBeHidden()
    await expect(page).toHaveURL(/\/articles\?categories=vie$/)
    await openPanel(page)
    await expect(choice(page, 'Vie')).toBeChecked()
    await expect(choice(page, 'Amour')).not.toBeChecked()
  })

  test('filters can be removed one by one or all at once', async ({ page }) => {
    const filtered = '/articles?q=corps&categories=vie&categories=amour'
    await page.goto(filtered)
    await page.getByRole('link', { name: 'Retirer le filtre Vie' }).click()
    await expect(page).toHaveURL(/\/articles\?q=corps&categories=amour$/)
    await page.getByRole('link', { name: 'Retirer la recherche corps' }).click()
    await expect(page).toHaveURL(/\/articles\?categories=amour$/)
    await page.getByRole('main').getByRole('link', { name: 'Tout effacer' }).first().click()
    await expect(page).toHaveURL(/\/articles$/)
    await page.goto(filtered)
    await openPanel(page)
    await panelOf(page).getByRole('link', { name: 'Tout effacer' }).click()
    await expect(page).toHaveURL(/\/articles\?q=corps$/)
  })

  test('a reload or going back keeps the articles that were loaded', async ({ page }) => {
    await page.goto('/articles')
    await expect(articlesOf(page)).toHaveCount(10)
    await page.getByRole('link', { name: 'Voir plus d’articles' }).click()
    await expect(articlesOf(page)).toHaveCount(20)
    await expect(page).toHaveURL(/pages=2/)
    await page.reload()
    await expect(articlesOf(page)).toHaveCount(20)
    const fifteenth = articlesOf(page).nth(14).getByRole('heading').getByRole('link')
    const title = await fifteenth.textContent()
    await fifteenth.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.goBack()
    await expect(articlesOf(page)).toHaveCount(20)
  })

  test('the search tolerates missing accents, inflections and typos', async ({ page }) => {
    await page.goto('/articles')
    for (const query of ['réunions', 'reunion', 'réunoin']) {
      await page.getByRole('searchbox').fill(query)
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(`/articles?q=${encodeURIComponent(query)}`)
      const found = articlesOf(page).filter({ hasText: /réunion/i })
      await expect(found.first().locator('mark').first()).toHaveText(/réunion/i)
      if (query === 'réunoin')
        await expect(replacedIn(page)).toContainText(/Résultats pour «\s(réunions?)\s».*«\sréunoin\s»/)
      else await expect(countOf(page)).toContainText(`pour «\u00a0${query}\u00a0»`)
    }
  })

  test('an empty result is explained and offers to clear the filters', async ({ page }) => {
    await page.goto('/articles?q=zzzzqqqq')
    await expect(page.getByText('Aucun article ne correspond')).toBeVisible()
    await expect(countOf(page)).toHaveText('0 article pour «\u00a0zzzzqqqq\u00a0»')
    await page.getByRole('main').getByRole('link', { name: 'Tout effacer' }).last().click()
    await expect(page).toHaveURL(/\/articles$/)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    theList()
  })
}

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signIn(page, 'camille@exemple.fr'))
  theList()
})

test('the filter panel can be opened, filled and closed by keyboard', async ({ page }) => {
  await page.goto('/articles')
  const opener = page.getByRole('button', { name: /^Filtrer/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeVisible()
  await choice(page, 'Amour').focus()
  await page.keyboard.press('Space')
  await expect(choice(page, 'Amour')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Amour')).not.toBeChecked()
})
