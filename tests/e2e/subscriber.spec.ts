import { randomUUID } from 'node:crypto'
import { article, fillCard, orderButton, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('a visitor who opens an article sees a prompt to register, not the full text', async ({ page, request }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Magazine' }).click()
  await expect(page).toHaveURL(/\/articles/)
  const all = await page.getByRole('main').getByRole('article').count()
  await page.goto('/articles?categories=vie-professionnelle')
  const titles = page.getByRole('main').getByRole('article')
  await expect(titles.first()).toBeVisible()
  expect(await titles.count()).toBeLessThan(all)
  await page.getByRole('link', { name: article.title }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Envie de lire la suite ?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Créer mon compte' })).toBeVisible()
  for (const path of [
    article.path,
    `${article.path}.data`,
    `/api/content${article.path.replace('article', 'articles')}`,
  ]) {
    expect(await (await request.get(path)).text(), path).not.toContain(article.restricted)
  }
})

test('a new subscriber pays, reads a full article and talks with a coach', async ({ page, address, api, tokenOf }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await page.goto('/coaching')
  await expect(page).toHaveURL(/\/registration\/payment/)
  await fillCard(page, { number: '4242 4242 4242 4242' })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/(callback\/payment|registration\/welcome)/)
  await expect(page.getByText(/Paiement effectué avec succès|paiement est accepté/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)

  await page.goto(article.path)
  await expect(page.getByText(article.restricted)).not.toHaveCount(0)

  await page.goto('/coaching/new-discussion')
  await page
    .getByRole('main')
    .locator('label', { hasText: /^Vie professionnelle/ })
    .click()
  await page.getByLabel('Votre premier message').fill('Bonjour, je n’ose pas dire non.')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Envoyer à ma coach' }).click()
  await expect(page).toHaveURL(/\/coaching\/[0-9a-f-]{36}/)
  const uid = page.url().match(/[0-9a-f-]{36}/)?.[0]

  const token = await tokenOf('coach@exemple.fr')
  const words = `Bonjour, commençons par une phrase courte. ${randomUUID()}`
  const answered = await api('POST', `/staff/tickets/${uid}/messages`, { token, body: { message: words } })
  expect(answered.status).toBe(201)
  await expect(page.getByText(words, { exact: true })).toBeVisible()
})

test('the coaching page asks a visitor to sign in, then lists their discussions', async ({ page }) => {
  await page.goto('/coaching')
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('main').getByLabel('Adresse e-mail').fill('camille@exemple.fr')
  await page.getByRole('main').getByLabel('Mot de passe', { exact: true }).fill('parcours-de-demonstration')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/coaching$/)
  const discussions = page.getByRole('main').locator('a[href^="/coaching/"]:not([href$="new-discussion"])')
  expect(await discussions.count()).toBeGreaterThanOrEqual(4)
  await discussions.first().click()
  await expect(page).toHaveURL(/\/coaching\/[0-9a-f-]{36}/)
})
