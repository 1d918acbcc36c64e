import { randomUUID } from 'node:crypto'
import { hostileTexts, liveMark } from '../fixtures/hostile-texts.ts'
import { collectBrowserErrors, openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { demoPassword } from './fixtures/password.ts'
import { signIn, signInByForm } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }

test('only staff open the back office: visitors go to sign in, members get a 403', async ({ page, request }) => {
  const signedOut = await request.get('/admin/tickets', { maxRedirects: 0 })
  expect(signedOut.status()).toBe(302)
  expect(signedOut.headers().location).toBe('/login?redirect=%2Fadmin%2Ftickets')
  expect((await request.get('/relay/staff/tickets')).status()).toBe(401)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin')

  await signIn(page, 'camille@exemple.fr')
  expect((await page.goto('/admin'))?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cet espace est réservé à l’équipe du site')
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Mon compte' })).toBeVisible()
  await expectAccessible(page, 'missing role, 1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'missing role, 360')
  await expect(page.getByRole('main').getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
  const refused = await page.evaluate(async () => (await fetch('/relay/staff/tickets')).status)
  expect(refused).toBe(403)

  await page.context().clearCookies()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await signInByForm(page, 'support@exemple.fr', demoPassword, '/admin/tickets')
  await expect(page).toHaveURL(/\/admin\/tickets/)
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes' })).toBeVisible()
  expect(errors).toEqual([])
  const openInApp = (path: string) =>
    page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await openInApp('/admin/no-such-screen')
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible()
  await expectAccessible(page, 'no such screen, 360')
  // Support reads single mails of a member, but not the list.
  await openInApp('/admin/mails')
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’est pas pour votre compte' })).toBeVisible()
  for (const author of ['writer@exemple.fr', 'editor@exemple.fr']) {
    // Leave the back office: once signed out, it would go to the login page during the next step.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signIn(page, author)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/articles/)
  }
})

test('back office pages are not cached, have no inline script and hide the token', async ({ page }) => {
  const answers: (string | undefined)[] = []
  page.on('response', (response) => {
    if (/\/(admin|relay)\//.test(response.url())) answers.push(response.headers()['x-next-token'])
  })
  await openBackOffice(page, 'coach@exemple.fr')
  const complaints = collectBrowserErrors(page)
  const response = await page.goto('/admin/tickets')
  const headers = response?.headers() ?? {}
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['referrer-policy']).toBe('no-referrer')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'nonce-")
  expect(policy).not.toContain('unsafe')
  await expect(page.getByRole('heading', { level: 1, name: 'Mes échanges' })).toBeVisible()
  await expect(page.locator('[data-ticket]').first()).toBeVisible()
  const seen = await page.evaluate(() =>
    [document.cookie, JSON.stringify({ ...localStorage, ...sessionStorage })].join(),
  )
  expect(seen).not.toMatch(/eyJ|session=/)
  expect(answers.filter(Boolean)).toEqual([])
  expect(complaints).toEqual([])
  const script = await page.locator('script[type=module]').getAttribute('src')
  const asset = await page.request.get(script ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()['cache-control']).toContain('immutable')
  expect(asset.headers()['content-encoding']).toBe('br')
})

test('an owner’s screen tells other staff that it is not for them', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  await openBackOffice(page, 'support@exemple.fr', '/admin/today')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’est pas pour votre compte')
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})

test('signing out in a tab of the site closes the back office in another', async ({ page, context }) => {
  await openBackOffice(page, 'coach@exemple.fr')
  await expect(page.locator('[data-ticket]').first()).toBeVisible()
  const site = await context.newPage()
  await site.goto('/')
  await site.goto('/logout')
  await site.getByRole('button', { name: 'Oui, me déconnecter' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin/)
})

test('another site can neither write nor read through the relay', async ({ page, baseURL }) => {
  await openBackOffice(page, 'coach@exemple.fr')
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const from = async (site: string, method: string) => {
    const init = { method, headers: { cookie, 'sec-fetch-site': site, 'content-type': 'application/json' } }
    return (await fetch(`${baseURL}/relay/staff/tickets`, init)).status
  }
  expect(await from('same-origin', 'GET')).toBe(200)
  expect(await from('cross-site', 'GET')).toBe(403)
  expect(await from('same-site', 'GET')).toBe(403)
  expect(await from('cross-site', 'POST')).toBe(403)
  const elsewhere = await fetch(`${baseURL}/relay/users/me`, { headers: { cookie } })
  expect(elsewhere.status).toBe(404)
})

test('a support agent answers a ticket, with notes kept internal and text escaped', async ({
  page,
  browser,
  api,
  address,
  mail,
}) => {
  const mark = randomUUID()
  const body = { title: hostileTexts[1]?.text, message: hostileTexts[0]?.text, email: address, name: 'Zoé Été' }
  const opened = await api('POST', '/support/contact/tickets', { body })
  const { uid } = opened.payload as { uid: string }
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`)
  const pane = page.getByLabel('Messages', { exact: true })
  await expect(pane.getByText(hostileTexts[0]?.text ?? '', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Prendre' }).click()
  await expect(page.getByText('Suivie par vous')).toBeVisible()

  const field = page.getByRole('textbox', { name: 'Répondre à Zoé Été' })
  const send = page.getByRole('button', { name: 'Envoyer', exact: true })
  for (const { text } of hostileTexts.slice(0, 12)) {
    await field.fill(text)
    await send.click()
  }
  await expect(page.locator('[data-message=pending]')).toHaveCount(0)
  for (const { name, text } of hostileTexts.slice(2, 12)) {
    await expect(pane.getByText(text, { exact: true }), name).toHaveCount(1)
  }
  expect(await page.evaluate((name) => name in window, liveMark)).toBe(false)
  expect(await pane.locator('iframe, svg, img, math, script, style').count()).toBe(0)
  expect(dialogs).toEqual([])

  await page.getByLabel('Note interne').check()
  await page.getByRole('textbox', { name: 'Note pour l’équipe' }).fill(`Elle a déjà appelé. ${mark}`)
  await page.getByRole('button', { name: 'Noter' }).click()
  await expect(page.locator('[data-message=note]')).toContainText(mark)
  await expectAccessible(page, 'a ticket, 1280')
  await takeScreenshot(page, 'ticket-1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'a ticket, 360')
  await takeScreenshot(page, 'ticket-360')

  const { links } = await mail(address, /contact\/tickets\//)
  const visitor = await browser.newPage()
  await visitor.goto(links.find((one) => one.includes('?t=')) ?? '')
  await expect(visitor.getByRole('main')).toContainText(hostileTexts[11]?.text ?? '')
  await expect(visitor.getByRole('main')).not.toContainText(mark)
  await visitor.close()
})

test('a colleague with outdated data sees the new state and keeps the typed text', async ({
  page,
  api,
  tokenOf,
  address,
}) => {
  const body = { title: 'Une question', message: 'Bonjour', email: address, name: 'Zoé' }
  const { uid } = (await api('POST', '/support/contact/tickets', { body })).payload as { uid: string }
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`)
  const field = page.getByRole('textbox', { name: 'Répondre à Zoé' })
  await field.fill('Je commence une réponse')
  const token = await tokenOf('admin@exemple.fr')
  const { payload } = await api('GET', `/staff/tickets/${uid}`, { token })
  const { version } = payload as { version: number }
  expect((await api('PATCH', `/staff/tickets/${uid}`, { token, body: { tags: ['urgent'], version } })).status).toBe(200)
  await page.getByRole('button', { name: 'Prendre' }).click()
  await expect(page.getByText('Quelqu’un l’a changée entre-temps', { exact: false })).toBeVisible()
  await expect(page.getByText('urgent').filter({ visible: true })).toBeVisible()
  await expect(field).toHaveValue('Je commence une réponse')
  await page.getByRole('button', { name: 'Prendre' }).click()
  await expect(page.getByText('Suivie par vous')).toBeVisible()
  await expect(field).toHaveValue('Je commence une réponse')
})

test('the owner must give a reason, visible to the member, to read a discussion', async ({ page, api, tokenOf }) => {
  const token = await tokenOf('camille@exemple.fr')
  const mark = randomUUID()
  const body = { title: `[Vie]: ${mark}`, message: `Entre nous. ${mark}` }
  const { uid } = (await api('POST', '/support/coaching/tickets', { token, body })).payload as { uid: string }
  await openBackOffice(page, 'admin@exemple.fr', `/admin/tickets/${uid}/show`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('n’est pas le vôtre')
  await expectAccessible(page, 'the reason')
  await takeScreenshot(page, 'reason-1280')
  await page.getByLabel('Motif de la lecture').fill(`Une plainte. ${mark}`)
  await page.getByRole('button', { name: 'Lire l’échange' }).click()
  await expect(page.getByLabel('Messages', { exact: true }).getByText(`Entre nous. ${mark}`)).toBeVisible()
  await expect(page.getByText('Seule la coach de cet échange y répond.')).toBeVisible()
  const readings = await api('GET', `/support/coaching/tickets/${uid}/readings`, { token })
  expect(readings.payload as unknown).toMatchObject([{ reason: `Une plainte. ${mark}` }])
})
