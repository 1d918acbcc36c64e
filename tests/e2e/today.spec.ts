import { expectAccessible } from './fixtures/checks.ts'
import { article, password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

for (const width of [360, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('a subscriber’s home page shows the awaited answer, then the unread answer', async ({
      page,
      address,
      api,
      tokenOf,
    }) => {
      const { uid, token } = await subscribeByApi({ api, tokenOf }, address)
      await signIn(page, address, password)
      await page.goto('/')
      const today = page.getByRole('region', { name: 'Aujourd’hui' })
      await expect(today.getByRole('link', { name: 'Écrire à ma coach' })).toBeVisible()
      await expectAccessible(page, 'home with nothing new')

      await api('POST', `/users/${uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
      const body = { title: '[Vie]: Un secret', message: 'Mots que personne ne doit lire ici' }
      const opened = await api('POST', '/support/coaching/tickets', { token, body })
      const discussion = (opened.payload as { uid: string }).uid
      await page.reload()
      await expect(today).toContainText(/vous répond (avant|dès que possible)/)
      await expect(today.getByRole('link', { name: 'Revoir l’échange' })).toHaveAttribute(
        'href',
        `/coaching/${discussion}`,
      )

      const coach = await tokenOf('coach@exemple.fr')
      await api('POST', `/staff/tickets/${discussion}/messages`, { token: coach, body: { message: 'Je suis là.' } })
      await page.reload()
      await expect(today).toContainText(/Claire Vasseur vous a répondu à\s\d+\sh\s\d\d\./)
      const content = await page.content()
      for (const hidden of ['Un secret', 'Mots que personne', 'Je suis là']) expect(content).not.toContain(hidden)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      const marked = page.waitForResponse((answer) => answer.url().endsWith(`/tickets/${discussion}/read`))
      await today.getByRole('link', { name: 'Lire sa réponse' }).click()
      await expect(page.locator('[data-message]').getByText('Je suis là.')).toBeVisible()
      await marked
      await page.goto('/')
      await expect(today.getByRole('link', { name: 'Écrire à ma coach' })).toBeVisible()
    })

    test('a member resumes an unfinished article from the home page until signing out', async ({
      page,
      address,
      api,
      tokenOf,
    }) => {
      await subscribeByApi({ api, tokenOf }, address)
      await signIn(page, address, password)
      const script = page.waitForResponse(/\/reading-[^/]+\.js$/)
      await page.goto(article.path)
      await (await script).finished()
      const resume = page.getByRole('button', { name: 'Reprendre où vous en étiez' })
      const passage = page.getByRole('heading', { name: article.restricted })
      await passage.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, 200))
      await expect(resume).toHaveCount(0)

      await page.goto('/')
      const link = page.getByRole('link', { name: /^Reprendre votre lecture : Dire non/ })
      await expect(link).toBeVisible()
      await link.click()
      await expect(page).toHaveURL(article.path)
      await expect(resume).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expectAccessible(page, 'article with a place')
      await resume.click()
      await expect(passage).toBeInViewport()
      await expect(resume).toBeHidden()

      await page.goto('/logout')
      await page.getByRole('main').getByRole('button', { name: 'Oui, me déconnecter' }).click()
      await expect(page).not.toHaveURL(/logout/)
      const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes(':reading')))
      expect(kept).toEqual([])
    })
  })
}

test('the home page does not offer to resume a withdrawn article', async ({ page, address, api, tokenOf }) => {
  const { uid } = await subscribeByApi({ api, tokenOf }, address)
  await signIn(page, address, password)
  await page.goto('/about')
  const slot = `conversation:${uid}:reading:places`
  const store = (places: object[]) =>
    page.evaluate(([name, value]) => localStorage.setItem(name, value), [slot, JSON.stringify(places)] as const)
  const place = (uid: string, title: string) => ({ article: uid, title, share: 0.4, at: Date.now() })
  await store([place('parti-depuis', 'Parti'), place(article.path.slice('/article/'.length), 'Dire non')])
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Reprendre votre lecture : Dire non' })).toBeVisible()
  const kept = await page.evaluate((name) => localStorage.getItem(name), slot)
  expect(kept).not.toContain('parti-depuis')
})

test('a visitor’s home page has neither the resume link nor its script', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('[data-resume]').count()).toBe(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(asked.filter((url) => /\/reading/.test(url))).toEqual([])
})
