import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('the home page names the five kinds of coaching and cancelling at any time', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.locator('#coachings').getByRole('listitem')).toContainText([
    'Vie',
    'Vie professionnelle',
    'Amour',
    'Estime de soi',
    'Périnatalité',
  ])
  const offer = main.locator('#abonnement')
  await expect(offer).toContainText('Coaching illimité')
  await expect(offer).toContainText('le magazine est gratuit avec un compte')
  await expect(offer).toContainText('Vous arrêtez quand vous voulez')
})

test('the about page and the terms show the text from the API', async ({ page, api }) => {
  for (const uid of ['about', 'terms-of-service']) {
    const { payload } = await api('GET', `/content/pages/${uid}`)
    const { content } = payload as { content: string }
    const [first = ''] = content.match(/(?<=<h2[^>]*>)[^<]+/) ?? []
    expect(first, uid).not.toBe('')
    await page.goto(`/${uid}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: first }), uid).toBeVisible()
  }
})

test('the contact page links to a new ticket and to the link request form', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/contact/new-ticket"]').first()).toBeVisible()
  await main.locator('a[href="/contact/link"]').first().click()
  await expect(page).toHaveURL(/\/contact\/link$/)
})

test('the former address of an article redirects to it permanently', async ({ request }) => {
  const answer = await request.get(`/article?uid=${article.path.slice('/article/'.length)}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, article.path])
})

test('payment outcome pages exist for success and failure only', async ({ request }) => {
  for (const under of ['/registration', '/registration/welcome']) {
    const statuses = ['success', 'failure', 'autre'].map(async (result) =>
      (await request.get(`${under}/${result}`)).status(),
    )
    expect(await Promise.all(statuses), under).toEqual([200, 200, 404])
  }
})

test('the account menu has links to account, subscription and sign-out', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  await page.goto('/about')
  const banner = page.getByRole('banner')
  await banner.getByText('Mon compte').first().click()
  const menu = banner.getByRole('navigation', { name: 'Votre espace' })
  await expect(menu.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/account')
  await expect(menu.getByRole('link', { name: 'Mon abonnement' })).toHaveAttribute('href', '/account/subscription')
  await menu.getByRole('link', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('button', { name: 'Oui, me déconnecter' })).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/account$/)
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Oui, me déconnecter' }).click()
  await expect(page).not.toHaveURL(/\/logout/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})

test('all kinds of pages have the same layout: banner, main part, footer', async ({ page }) => {
  const expectLayout = async (paths: string[]) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('link', { name: /Éclore/ }), path).toHaveAttribute('href', '/')
      await expect(page.getByRole('main'), path).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), path).toHaveCount(1)
    }
  }
  await expectLayout(['/', '/articles', '/about', '/login', '/registration', '/contact/new-ticket', '/nowhere'])
  await signIn(page, 'camille@exemple.fr')
  await expectLayout(['/account', '/account/subscription', '/coaching', article.path])
})
