import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { article, fillCard, orderButton, register } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** Submits the form as a new visitor without a script. @returns the form's answer and the page after it */
async function answerTo(browser: Browser, address: string, from = '/registration') {
  const context = await browser.newContext({ baseURL: process.env.SERVER_URL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  const form = { uid: randomUUID(), identifier: address, password: 'une tout autre phrase 17', terms: 'on' }
  const answer = await page.request.post(from, { form, maxRedirects: 0 })
  const location = answer.headers().location ?? ''
  const next = await page.goto(location)
  const shown = (await page.locator('main, header, footer').allInnerTexts()).join('\n')
  const names = [...new URL(location, page.url()).searchParams.keys()]
  return {
    page,
    context,
    said: {
      status: answer.status(),
      location,
      next: next?.status(),
      names,
      shown: shown.replaceAll(address, 'ADDRESS'),
    },
  }
}

test('The form gives the same answer for a new and a taken address', async ({ browser, address }) => {
  for (const [name, from] of [
    ['plain', '/registration'],
    ['reader', `/registration?redirect=${article.path}`],
  ] as const) {
    const fresh = await answerTo(browser, `${name}-${address}`, from)
    const taken = await answerTo(browser, 'camille@exemple.fr', from)
    expect(taken.said).toEqual(fresh.said)
    expect(fresh.said.status).toBe(302)
    await expect(taken.page.getByRole('heading', { name: 'Regardez votre boîte mail' })).toBeVisible()
    await expect(taken.page.getByLabel('Mot de passe', { exact: true })).toHaveCount(0)
    await Promise.all([fresh.context.close(), taken.context.close()])
  }
})

test('An order for a taken address charges nothing', async ({ browser }) => {
  const { page, context } = await answerTo(browser, 'camille@exemple.fr')
  await fillCard(page, { number: '4242 4242 4242 4242' })
  await orderButton(page).click()
  await expect(page.getByRole('alert').first()).toContainText('Rien n’a été prélevé')
  await expect(page).toHaveURL(/\/registration\/payment/)
  await context.close()
})

test('A reader who registers from an article returns to it in one tap', async ({ page, address }) => {
  await register(page, address, `/registration?redirect=${article.path}`)
  await expect(page.getByText('Votre compte est prêt.')).toBeVisible()
  await page.getByRole('link', { name: 'Lire l’article' }).click()
  await expect(page).toHaveURL(new RegExp(`${article.path}$`))
  await expect(page.getByText(article.restricted)).not.toHaveCount(0)
})

test('Signing out forgets the address that was just registered', async ({ page, address }) => {
  await register(page, address)
  await expect(page.getByRole('heading', { name: 'Regardez votre boîte mail' })).toBeVisible()
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Oui, me déconnecter' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/registration/payment')
  await expect(page.getByRole('heading', { name: 'Regardez votre boîte mail' })).toHaveCount(0)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('')
  expect(await page.content()).not.toContain(address)
})
