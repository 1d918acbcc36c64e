import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { password, signIn, subscribeByApi, waitForScript } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const field = (page: Page) => page.getByRole('textbox', { name: /^Écrire à/ })
const said = (page: Page, words: string) =>
  page.getByLabel('Messages', { exact: true }).getByText(words, { exact: true })

test('Enter sends a message only if the member chose so', async ({ page, api, tokenOf }) => {
  await signIn(page, 'camille@exemple.fr')
  const token = await tokenOf('camille@exemple.fr')
  const body = { title: '[Vie]: La touche Entrée', message: 'Bonjour' }
  const { payload } = await api('POST', '/support/coaching/tickets', { token, body })
  await page.goto(`/coaching/${(payload as { uid: string }).uid}`)
  await waitForScript(page)
  await field(page).fill('Une ligne')
  await field(page).press('Enter')
  await field(page).pressSequentially('et une autre')
  await expect(field(page)).toHaveValue('Une ligne\net une autre')
  await field(page).press('Control+Enter')
  await expect(said(page, 'Une ligne et une autre')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Entrée envoie/ }).check()
  await page.reload()
  await waitForScript(page)
  await expect(page.getByRole('checkbox', { name: /^Entrée envoie/ })).toBeChecked()
  await field(page).fill('D’un coup')
  await field(page).press('Enter')
  await expect(said(page, 'D’un coup')).toBeVisible()
})

test('a discussion found by search is printed with all its messages', async ({ page, api, tokenOf }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signIn(page, 'camille@exemple.fr')
  const token = await tokenOf('camille@exemple.fr')
  const word = randomUUID()
  const body = { title: '[Vie]: À imprimer', message: `Le tout début ${word}` }
  const { payload } = await api('POST', '/support/coaching/tickets', { token, body })
  const { uid } = payload as { uid: string }
  for (let n = 1; n <= 25; n += 1) {
    await api('POST', `/support/coaching/tickets/${uid}/messages`, { token, body: { message: `Plus tard ${n}` } })
  }
  await page.goto('/coaching')
  await page.getByRole('searchbox').fill(`DÉBUT ${word}`)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Échanges qui contiennent')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Vos échanges' }).getByRole('link', { name: /À imprimer/ })
  await expect(links).toHaveCount(1)
  await links.click()
  await expect(page.getByRole('link', { name: /Le tout début/ })).toBeVisible()
  await page.goto(`/coaching/${uid}`)
  await expect(said(page, 'Plus tard 25')).toBeVisible()
  await page.getByLabel('À propos de cet échange').click()
  await page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(said(page, `Le tout début ${word}`)).toBeVisible()
  await expect(field(page)).toBeHidden()
})

test('An article card leads to the discussion once the subscription has ended', async ({
  page,
  api,
  tokenOf,
  address,
}) => {
  const { token } = await subscribeByApi({ api, tokenOf }, address)
  await signIn(page, address, password)
  expect((await api('POST', '/subscriptions/withdraw', { token })).status).toBe(202)
  const card = `/coaching/${randomUUID()}/articles/${randomUUID()}`
  const answer = await page.request.get(card, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, card.replace(/\/articles.*/, '')])
  const shown = await page.goto(card)
  expect(shown?.status()).toBeLessThan(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
