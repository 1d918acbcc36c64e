import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/checks.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

/** A discussion opened by its address. */

const field = (page: Page) => page.getByRole('textbox', { name: /^Écrire/ })
const unreadInHeader = (page: Page) => page.getByRole('banner').locator('[data-unread]').first()

/** Creates a subscriber: the unread count misses messages beyond the first page of a shared account's list. */
async function subscriber({ address, api, tokenOf }: Pick<Journey, 'address' | 'api' | 'tokenOf'>) {
  const { uid, token } = await subscribeByApi({ api, tokenOf }, address)
  const body = { kind: 'coaching', version: '1' }
  expect((await api('POST', `/users/${uid}/consents`, { token, body })).status).toBe(201)
  return {
    withdraw: () => api('DELETE', `/users/${uid}/consents/coaching`, { token }),
    async discussion(): Promise<string> {
      const body = { title: `[Vie]: Seule ${randomUUID()}`, message: 'Bonjour' }
      const opened = await api('POST', '/support/coaching/tickets', { token, body })
      expect(opened.status).toBe(201)
      return (opened.payload as { uid: string }).uid
    },
  }
}

async function open(page: Page, uid: string): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(`/coaching/${uid}`)
  await expect(page.getByRole('button', { name: 'Joindre une photo ou un PDF' })).toBeEnabled()
  return faults
}

for (const width of [360, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a member closes a discussion and reopens it by writing', async ({ page, address, api, tokenOf }) => {
      const { discussion, withdraw } = await subscriber({ address, api, tokenOf })
      const [uid, other] = [await discussion(), await discussion()]
      await signIn(page, address, password)
      const faults = await open(page, uid)
      await expectAccessible(page, 'opened')

      const token = await tokenOf('coach@exemple.fr')
      await api('POST', `/staff/tickets/${other}/messages`, { token, body: { message: 'Une réponse.' } })
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(unreadInHeader(page)).toHaveAttribute('data-unread', '1')

      await api('POST', `/staff/tickets/${uid}/messages`, { token, body: { message: 'Je suis là.' } })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Vasseur')
      await expect(page).toHaveTitle(/Claire Vasseur/)
      await expect(page.getByLabel('Fil d’Ariane')).toContainText('Claire Vasseur')

      await field(page).fill('Ce que j’ai commencé')
      await page.getByLabel('À propos de cet échange').click()
      await page.getByText('Fermer l’échange', { exact: true }).click()
      await page.getByRole('button', { name: 'Oui, fermer' }).dblclick()
      await expect(page.getByText('Cet échange est fermé', { exact: false })).toBeVisible()
      await expect(field(page)).toHaveValue('Ce que j’ai commencé')
      await expectAccessible(page, 'closed')
      await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
      await expect(page.locator('[data-message=own]').getByText('Ce que j’ai commencé')).toBeVisible()
      await expect(page.getByText('Cet échange est fermé', { exact: false })).toHaveCount(0)

      await withdraw()
      await page.reload()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Donner mon accord' }).dblclick()
      await expect(field(page)).toBeVisible()
      expect(faults).toEqual([])
    })
  })
}

test('a link followed offline keeps the page’s text and works once online', async ({
  page,
  context,
  address,
  api,
  tokenOf,
}) => {
  const { discussion } = await subscriber({ address, api, tokenOf })
  const uid = await discussion()
  await signIn(page, address, password)
  await open(page, uid)
  await field(page).fill('À garder')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'À propos' }).click()
  await expect(page.locator('[data-failure]')).toContainText('Le réseau n’a pas répondu')
  await expect(field(page)).toHaveValue('À garder')
  await expectAccessible(page, 'without a network')
  await context.setOffline(false)
  await page.locator('[data-failure]').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(field(page)).toHaveValue('À garder')
})

test('a message or form sent after the session ended leads to sign-in', async ({
  page,
  context,
  address,
  api,
  tokenOf,
}) => {
  const { discussion } = await subscriber({ address, api, tokenOf })
  const uid = await discussion()
  await signIn(page, address, password)
  await open(page, uid)
  await context.clearCookies()
  await field(page).fill('Sans session')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Me reconnecter' })).toBeVisible()
  await page.getByLabel('À propos de cet échange').click()
  await page.getByText('Fermer l’échange', { exact: true }).click()
  await page.getByRole('button', { name: 'Oui, fermer' }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2Fcoaching%2F${uid}`))
  await expect(page.getByText('Votre session a pris fin avant l’envoi')).toBeVisible()
})

test('a message written offline is sent exactly once when online again', async ({
  page,
  context,
  address,
  api,
  tokenOf,
}) => {
  const { discussion } = await subscriber({ address, api, tokenOf })
  const uid = await discussion()
  await signIn(page, address, password)
  await open(page, uid)
  await context.setOffline(true)
  await field(page).fill('Sans réseau')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.locator('[data-message=pending]')).toContainText('Sans réseau')
  await field(page).fill('La suite')
  await context.setOffline(false)
  await expect(page.locator('[data-message=own]').getByText('Sans réseau')).toBeVisible()
  await expect(page.locator('[data-message=pending]')).toHaveCount(0)
  await expect(page.locator('[data-message]').getByText('Sans réseau')).toHaveCount(1)
  await expect(field(page)).toHaveValue('La suite')
})
