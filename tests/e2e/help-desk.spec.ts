import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible, takeScreenshot, validateHtml } from './fixtures/checks.ts'
import { type Coach, coachAt } from './fixtures/coach.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { test as base, expect, type Journey } from './fixtures/test.ts'

/** A thread opened by its mailed link, and the list of tickets. */

const test = base.extend<{ journey: Journey }>({
  journey: async ({ address, mail, api, tokenOf }, use) => use({ address, mail, api, tokenOf }),
})

const field = (page: Page) => page.getByLabel('Votre réponse')
const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true })
const said = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Messages de la demande' }).getByText(words, { exact: true })
const keptOnDevice = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('conversation:contact:')))
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function openTicket({ api, mail, address }: Pick<Journey, 'api' | 'mail' | 'address'>, title = 'Une question') {
  const body = { title: `[Abonnement]: ${title}`, message: 'Combien dure l’essai ?', email: address, name: 'Zoé' }
  const { status, payload } = await api('POST', '/support/contact/tickets', { body })
  expect(status).toBe(201)
  const { uid } = payload as { uid: string }
  const { links } = await mail(address, new RegExp(`contact/tickets/${uid}\\?t=`))
  return { uid, link: links.find((one) => one.includes(`${uid}?t=`)) ?? '' }
}

/** @returns the page's errors, which are added as they occur */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return faults
}

async function openThread(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Joindre une photo ou un PDF' })).toBeEnabled()
}

async function expectExchange(page: Page, support: Coach): Promise<void> {
  await support.post('typing')
  await expect(page.locator('[data-typing]')).toContainText('écrit…')
  const answer = `Trois jours. ${randomUUID()}`
  expect(await support.post('messages', { message: answer })).toBe(201)
  await expect(said(page, answer)).toBeVisible()
  await expect.poll(() => support.events.some(({ event, data }) => event === 'read' && !data.staff)).toBe(true)
  await field(page).pressSequentially('Merci')
  await expect.poll(() => support.events.some(({ event, data }) => event === 'typing' && !data.staff)).toBe(true)
  await page.locator('input[type=file][hidden]').setInputFiles(await createPhotoFile('capture.jpg'))
  await expect(page.locator('[data-upload=ready]')).toBeVisible()
  await sendButton(page).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Message envoyé avec succès' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'capture.jpg' })).toBeVisible()
  await expect.poll(support.received).toEqual(['Merci'])
}

async function closeAndReopen(page: Page): Promise<void> {
  await field(page).fill('Ce que j’ai commencé')
  await page.getByText('Fermer la demande', { exact: true }).click()
  await page.getByRole('button', { name: 'Oui, fermer' }).dblclick()
  await expect(page.getByText('Cette demande est fermée', { exact: false })).toBeVisible()
  await expect(field(page)).toHaveValue('Ce que j’ai commencé')
  await sendButton(page).click()
  await expect(said(page, 'Ce que j’ai commencé')).toBeVisible()
  await expect(page.getByText('Cette demande est fermée', { exact: false })).toHaveCount(0)
}

for (const width of [360, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a mailed link lets a visitor answer with files and reopen the ticket', async ({ page, journey }) => {
      const faults = watch(page)
      const { uid, link } = await openTicket(journey)
      const support = await coachAt(process.env.SERVER_URL ?? '', uid, await journey.tokenOf('support@exemple.fr'))
      await openThread(page, link)
      await expectAccessible(page, 'opened')
      await expectExchange(page, support)
      await takeScreenshot(page, `thread-${width}`, { fullPage: true })
      await closeAndReopen(page)
      await expectAccessible(page, 'reopened')

      await field(page).fill('À finir plus tard')
      await page.getByRole('link', { name: 'Toutes mes demandes' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes demandes')
      await page.goBack()
      await expect(field(page)).toHaveValue('À finir plus tard')
      expect(faults).toEqual([])
      support.leave()
    })

    test('the ticket list updates live without losing loaded tickets', async ({ page, journey }) => {
      const faults = watch(page)
      const { uid, link } = await openTicket(journey)
      for (let one = 0; one < 10; one += 1) await openTicket(journey, `Encore ${one}`)
      await openThread(page, link)
      await field(page).fill('Pas encore envoyé')
      await page.goto('/contact/tickets')
      expect(await validateHtml(await page.content())).toEqual([])
      const cards = page.locator('[data-list] > li')
      await expect(cards).toHaveCount(10)
      await page.getByRole('link', { name: 'Voir plus de demandes' }).click()
      await expect(cards).toHaveCount(11)
      await expect(cards.last().getByRole('link')).toBeFocused()

      const token = await journey.tokenOf('support@exemple.fr')
      await journey.api('POST', `/staff/tickets/${uid}/messages`, { token, body: { message: 'Trois jours.' } })
      await lookAgain(page)
      await expect(cards.first()).toContainText('Trois jours.')
      await expect(cards.first().locator('[data-unread="1"]')).toBeVisible()
      await expect(cards).toHaveCount(11)
      await expect(cards.first().getByRole('link')).toBeFocused()
      await expectAccessible(page, 'list')
      await takeScreenshot(page, `list-${width}`, { fullPage: true })

      expect(await keptOnDevice(page)).toHaveLength(1)
      await page.getByRole('button', { name: 'Fermer l’accès sur cet appareil' }).dblclick()
      await expect(page).toHaveURL(/\/contact$/)
      expect(await keptOnDevice(page)).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL(/\/contact\/link/)
      expect(faults).toEqual([])
    })
  })
}

test('a message, a link and a form used offline work once online', async ({ page, context, journey }) => {
  const { link } = await openTicket(journey)
  await openThread(page, link)
  await context.setOffline(true)
  await field(page).fill('Sans réseau')
  await expect(field(page)).toHaveValue('Sans réseau')
  await sendButton(page).click()
  await expect(page.locator('[data-message=pending]')).toContainText('Sans réseau')
  await page.getByRole('link', { name: 'Toutes mes demandes' }).click()
  await expect(page.locator('[data-failure]')).toContainText('Le réseau n’a pas répondu')
  await context.setOffline(false)
  await expect(page.locator('[data-message=own]').getByText('Sans réseau')).toBeVisible()
  await page.locator('[data-failure]').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/\/contact\/tickets$/)

  await page.getByText('Effacer toutes mes demandes', { exact: true }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Oui, tout effacer' }).click()
  await expect(page.locator('[data-failure]')).toContainText('Le réseau n’a pas répondu')
  await expectAccessible(page, 'not sent')
  await context.setOffline(false)
  await page.locator('[data-failure]').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goto(link)
  await expect(page.getByText('Ce lien n’ouvre rien')).toBeVisible()
})

test('forms ask for a new link after access was closed in another tab', async ({ page, context, journey }) => {
  const { link } = await openTicket(journey)
  await openThread(page, link)
  const other = await context.newPage()
  await other.goto('/contact/tickets')
  await other.getByRole('button', { name: 'Fermer l’accès sur cet appareil' }).click()
  await expect(other).toHaveURL(/\/contact$/)
  await field(page).fill('Trop tard')
  await sendButton(page).click()
  await expect(page.getByRole('link', { name: 'Recevoir un lien' })).toBeVisible()
  await page.getByText('Fermer la demande', { exact: true }).click()
  await page.getByRole('button', { name: 'Oui, fermer' }).click()
  await expect(page).toHaveURL(/\/contact\/link/)
})

test('a signed-in member reads and answers their own tickets', async ({ page, journey }) => {
  const { link } = await openTicket(journey)
  await subscribeByApi(journey, journey.address)
  await signIn(page, journey.address, password)
  const faults = watch(page)
  await openThread(page, link)
  await field(page).fill('Signée')
  await field(page).press('Control+Enter')
  await expect(said(page, 'Signée')).toBeVisible()
  await page.goto('/contact/tickets')
  await expect(page.getByRole('link', { name: /Une question/ })).toBeVisible()
  expect(faults).toEqual([])
})

test('the ticket list and closing access work without a script', async ({ browser, journey }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SERVER_URL ?? '' })
  const page = await context.newPage()
  const { link } = await openTicket(journey)
  for (let one = 0; one < 10; one += 1) await openTicket(journey, `Encore ${one}`)
  await page.goto(link)
  await page.goto('/contact/tickets')
  await page.getByRole('link', { name: 'Voir plus de demandes' }).click()
  await expect(page.locator('[data-list] > li')).toHaveCount(11)
  await page.getByRole('button', { name: 'Fermer l’accès sur cet appareil' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goto('/contact/tickets')
  await expect(page).toHaveURL(/\/contact\/link/)
  await context.close()
})
