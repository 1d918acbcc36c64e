import type { Page } from '@playwright/test'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

/** A formula without a trial: its first whole period is paid at once, so that it can be paused. */
async function formulaWithoutTrial({ api, tokenOf }: Pick<Journey, 'api' | 'tokenOf'>): Promise<string> {
  const uid = `journey-${crypto.randomUUID().slice(0, 8)}`
  const none = { trialAmount: 0, trialDuration: null, trialDurationUnit: null }
  const credit = { creditAmount: 0, creditDelay: null, creditDelayUnit: null }
  const body = {
    uid,
    name: 'Sans essai',
    amount: 3990,
    periodDuration: 1,
    periodDurationUnit: 'month',
    ...none,
    ...credit,
  }
  expect((await api('POST', '/staff/formulas', { token: await tokenOf('admin@exemple.fr'), body })).status).toBe(201)
  return uid
}

const menuOf = (page: Page) => page.getByRole('button', { name: 'Actes sur l’abonnement' })
const itemsOf = (page: Page) => page.getByRole('menuitem')

async function choose(page: Page, act: string, choice?: RegExp): Promise<void> {
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: act }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: act })).toBeVisible()
  if (choice) await dialog.getByRole('radio', { name: choice }).check()
}

async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Motif/).fill('Demande par téléphone')
  await dialog.getByRole('button', { name: act }).click()
  await expect(dialog).toHaveCount(0)
}

async function expectGoodDialog(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await expectAccessible(page, `${name}, ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await takeScreenshot(page, `${name.replaceAll(' ', '-')}-${width}`)
  }
}

test('The owner gives a month and pauses a subscription, then undoes the pause', async ({
  page,
  api,
  tokenOf,
  address,
  mail,
}) => {
  const { uid } = await subscribeByApi({ api, tokenOf }, address, await formulaWithoutTrial({ api, tokenOf }))
  await openBackOffice(page, 'admin@exemple.fr', `/admin/members/${uid}/show`)
  const facts = page.getByRole('region', { name: 'En bref' })
  await expect(facts).toContainText('Sans essai')

  await choose(page, 'Offrir des mois')
  await page.getByRole('dialog').getByRole('button', { name: 'Offrir des mois' }).click()
  await expect(page.getByRole('alert')).toContainText('Choisissez.')
  const choice = page.getByRole('dialog').getByRole('radio', { name: /^1\smois/ })
  await choice.check()
  await expectGoodDialog(page, 'give a month')
  const label =
    (await page
      .getByRole('dialog')
      .locator('label', { hasText: /^1\smois/ })
      .textContent()) ?? ''
  const [, date = 'no date'] = /paiement de 39,90\s€ le (.+)$/.exec(label) ?? []
  await confirm(page, 'Offrir des mois')
  await expect(facts).toContainText(`39,90\u00a0€ le ${date}`)
  await mail(address, /^Un mois vous est offert/)

  await choose(page, 'Mettre en pause', /^2\smois/)
  await confirm(page, 'Mettre en pause')
  await expect(facts).toContainText('après une pause')
  expect((await mail(address, /^Votre pause est enregistrée/)).text).toContain('Agnès Roche, de notre équipe')
  await choose(page, 'Annuler la pause')
  await expect(page.getByRole('dialog')).toContainText(date)
  await confirm(page, 'Annuler la pause')
  await expect(facts).not.toContainText('après une pause')
  const timeline = page.getByRole('region', { name: 'Son histoire' })
  for (const act of ['mois offerts', 'pause prévue', 'pause annulée']) {
    await expect(timeline.getByText(`${act}, par Agnès Roche (Demande par téléphone)`)).toHaveCount(1)
  }
})

test('Support proposes a formula that the member orders, then stops the renewal', async ({
  page,
  api,
  tokenOf,
  address,
  mail,
  browser,
}) => {
  const { uid } = await subscribeByApi({ api, tokenOf }, address)
  await openBackOffice(page, 'support@exemple.fr', `/admin/members/${uid}/show`)
  await menuOf(page).click()
  await expect(itemsOf(page)).toHaveText(['Proposer une autre formule', 'Arrêter le renouvellement'])
  await page.keyboard.press('Escape')
  await choose(page, 'Proposer une autre formule', /399,00/)
  await expectGoodDialog(page, 'propose a formula')
  await confirm(page, 'Proposer une autre formule')
  const [link = ''] = (await mail(address, /^Une autre formule vous est proposée/)).links.filter((one) =>
    one.includes('/account/subscription/plan'),
  )

  const theirs = await (await browser.newContext({ baseURL: process.env.SERVER_URL })).newPage()
  await signIn(theirs, address, password)
  await theirs.goto(link)
  await expect(theirs.locator('form:target')).toContainText(/399,00\s€/)
  await theirs.locator('form:target').getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
  await expect(theirs.locator('[data-switch]')).toContainText(/399,00\s€ seront prélevés/)
  await theirs.context().close()

  await page.reload()
  await choose(page, 'Garder la formule actuelle')
  await expect(page.getByRole('dialog')).toContainText(/39,90\s€/)
  await confirm(page, 'Garder la formule actuelle')
  await mail(address, /^Vous gardez votre formule/)

  await choose(page, 'Arrêter le renouvellement')
  await expect(page.getByRole('dialog')).toContainText('son compte est effacé')
  await expectGoodDialog(page, 'stop the renewal')
  await confirm(page, 'Arrêter le renouvellement')
  await expect(menuOf(page)).toHaveCount(0)
  expect((await mail(address, /^Notification de la résiliation/)).text).toContain('de notre équipe')
  await page.reload()
  await expect(page.getByRole('region', { name: 'En bref' })).toContainText('arrêté, jusqu’au terme')
})
