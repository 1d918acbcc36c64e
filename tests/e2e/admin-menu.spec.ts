import { randomUUID } from 'node:crypto'
import { scaleTimeout } from '../fixtures/patience.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }
const computer = { width: 1280, height: 900 }

const roles = [
  ['admin', 'Agnès Roche', /\/admin\/today$/, ['Aujourd’hui', 'Échanges', 'Magazine', 'Membres', 'Moi']],
  ['coach', 'Claire Vasseur', /\/admin\/tickets/, ['Échanges', 'Moi']],
  ['support', 'Inès Perrin', /\/admin\/tickets/, ['Échanges', 'Membres', 'Moi']],
  ['editor', 'Élodie Marchand', /\/admin\/articles\/review$/, ['Magazine', 'Moi']],
] as const

for (const [role, name, start, inBar] of roles) {
  test(`the role ${role} has its start page and menu, on a computer and on a phone`, async ({ page }) => {
    await openBackOffice(page, `${role}@exemple.fr`)
    await expect(page).toHaveURL(start)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(page.getByRole('banner').getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, `menu of ${role}, 1280`)
    await takeScreenshot(page, `menu-${role}-1280`)
    await page.setViewportSize(phone)
    await expect(menu.getByRole('link')).toHaveText([...inBar])
    await expectAccessible(page, `menu of ${role}, 360`)
    await takeScreenshot(page, `menu-${role}-360`)
    await menu.getByRole('link', { name: 'Moi' }).click()
    await expect(page.getByRole('link', { name: 'Se déconnecter' })).toBeVisible()
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(`${role}@exemple.fr`)).toBeVisible()
    await expectAccessible(page, `me, ${role}, 360`)
    await takeScreenshot(page, `me-${role}-360`)
    await page.setViewportSize(computer)
  })
}

test('support creates a request for a person who telephoned', async ({ page, address, mail }) => {
  await openBackOffice(page, 'support@exemple.fr', '/admin/tickets')
  await page.getByRole('link', { name: 'Nouvelle demande' }).click()
  await page.getByRole('button', { name: 'Ouvrir la demande' }).click()
  await expect(page.getByRole('textbox', { name: 'Sujet' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Son adresse e-mail').fill(address)
  await page.getByLabel('Son nom').fill('Zoé')
  await page.getByRole('textbox', { name: 'Sujet' }).fill('Ma carte a expiré')
  await page.getByLabel(/^Ce qu’elle demande/).fill('Elle a téléphoné pour changer de carte.')
  await expectAccessible(page, 'new request, 1280')
  await takeScreenshot(page, 'new-request-1280')
  await page.getByRole('button', { name: 'Ouvrir la demande' }).click()
  await expect(page).toHaveURL(/\/admin\/tickets\/[0-9a-f-]+\/show/)
  await expect(page.getByText('Demande ouverte par l’équipe au nom de la personne.')).toBeVisible()
  expect((await mail(address, /message/)).text).toContain('/contact/tickets/')
})

test('the owner opens the departure screen of a coach', async ({ page, api, tokenOf }) => {
  const { payload } = await api('GET', '/staff/staff?filter[role]=coach&perPage=100', {
    token: await tokenOf('admin@exemple.fr'),
  })
  const coach = (payload as { uid: string; email: string }[]).find(({ email }) => email === 'coach@exemple.fr')
  await openBackOffice(page, 'admin@exemple.fr', `/admin/staff/${coach?.uid}`)
  await page.getByRole('link', { name: 'Préparer son départ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Départ')
  await expect(page.getByRole('heading', { level: 2 })).toContainText('en cours')
  await expectAccessible(page, 'departure, 1280')
  await takeScreenshot(page, 'departure-1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'departure, 360')
  await takeScreenshot(page, 'departure-360')
})

test('each article tab opens its screen and is marked as current', async ({ page }) => {
  await openBackOffice(page, 'editor@exemple.fr', '/admin/articles/calendar')
  const tabs = page.getByRole('navigation', { name: 'Écrans' })
  await expect(tabs.locator('[aria-current=page]')).toHaveText(['Calendrier'])
  await takeScreenshot(page, 'calendar-1280')
  await tabs.getByRole('link', { name: 'À relire' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À relire')
  await expect(tabs.locator('[aria-current=page]')).toHaveText(['À relire'])
  await tabs.getByRole('link', { name: 'Liste' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles')
  await expect(tabs.locator('[aria-current=page]')).toHaveText(['Liste'])
})

test('an answer in one browser updates the badge in another', async ({ page, browser, api, tokenOf }, info) => {
  const body = { title: `[Vie]: Badge ${randomUUID()}`, message: 'Bonjour Claire.' }
  const { payload } = await api('POST', '/support/coaching/tickets', {
    token: await tokenOf('camille@exemple.fr'),
    body,
  })
  const { uid } = payload as { uid: string }
  const options = {
    baseURL: process.env.SERVER_URL ?? '',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: phone,
  }
  const context = await browser.newContext(options)
  const other = await context.newPage()
  // Open a screen that does not load conversations itself.
  await openBackOffice(other, 'coach@exemple.fr', '/admin/working-hours')
  const badge = other.getByRole('banner').getByRole('link', { name: /attendue/ })
  const waiting = async () => {
    const answer = await other.request.get('/relay/staff/tickets?filter[waiting]=true&filter[snoozed]=false&perPage=1')
    return ((await answer.json()) as { page: { total: number } }).page.total
  }
  // Other journeys write to this coach meanwhile: retry until the badge matches the API.
  const isRight = () =>
    expect(async () => {
      const total = await waiting()
      await expect(badge).toHaveText(total === 0 ? [] : [`${total}`], { timeout: scaleTimeout(500) })
    }).toPass()
  await isRight()
  await expectAccessible(other, 'badge, 360')
  await takeScreenshot(other, 'badge-360')
  await openBackOffice(page, 'coach@exemple.fr', `/admin/tickets/${uid}/show`)
  await page.getByRole('textbox', { name: /^Répondre à/ }).fill('Bonjour Camille.')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeVisible()
  const answered = performance.now()
  await isRight()
  const description = `${((performance.now() - answered) / 1000).toFixed(1)} s`
  info.annotations.push({ type: 'badge', description })
  process.stdout.write(`${info.title}: ${description}\n`)
  await context.close()
})
