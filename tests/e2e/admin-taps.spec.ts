import { randomUUID } from 'node:crypto'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createArticle } from './fixtures/editor.ts'
import { listOf, openRequests, waitForShownUid } from './fixtures/requests.ts'
import { subscribeByApi } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

/** Counts the taps of a script; typing is free. The seconds from the first tap are for information: machines differ. */
function tapper(page: Page, info: TestInfo, width: number) {
  let taps = 0
  let started = 0
  return {
    async tap(target: Locator): Promise<void> {
      taps += 1
      started ||= performance.now()
      await target.click()
    },
    /** Checks the screen, and does not count the time that this takes. */
    async look(what: string): Promise<void> {
      const began = performance.now()
      await expectAccessible(page, `${what}, ${width}`)
      await takeScreenshot(page, `${what.replaceAll(' ', '-')}-${width}`, { fullPage: true })
      started += performance.now() - began
    },
    expectTaps(wanted: number): void {
      const description = `${taps} taps, ${((performance.now() - started) / 1000).toFixed(1)} s`
      info.annotations.push({ type: 'taps', description })
      process.stdout.write(`${info.title}: ${description}\n`)
      expect(taps).toBe(wanted)
    },
  }
}

type Script = Journey & ReturnType<typeof tapper> & { page: Page; info: TestInfo; width: number }

/** Registers a script as two tests: at a phone's width and at a computer's. */
function script(title: string, run: (script: Script) => Promise<void>): void {
  for (const width of [360, 1280]) {
    test(`${title}, ${width}`, async ({ page, api, tokenOf, address, mail }, info) => {
      await page.setViewportSize({ width, height: 740 })
      await run({ page, api, tokenOf, address, mail, info, width, ...tapper(page, info, width) })
    })
  }
}

const placeOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** The screen changes after the address: until then it shows the former search field. */
const expectScreen = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

script('ten answers in a row take two taps each', async ({ page, api, tokenOf, tap, look, expectTaps }) => {
  const mark = randomUUID().slice(0, 8)
  const uids = await openRequests(api, mark, 10)
  const token = await tokenOf('support@exemple.fr')
  await openBackOffice(page, 'support@exemple.fr', listOf(mark))
  await expect(page.locator('[data-ticket]')).toHaveCount(10)
  for (const row of await page.locator('[data-ticket]').all()) {
    const { width = 0, height } = (await row.boundingBox()) ?? {}
    expect(height).toBe(56)
    const excerpt = await row.getByText(/^Bonjour \d/).boundingBox()
    expect(excerpt?.width).toBeGreaterThan(0.35 * width)
  }
  await tap(page.locator('[data-ticket] a').first())
  for (const [place] of uids.entries()) {
    const uid = await waitForShownUid(page, mark, uids)
    await tap(page.getByRole('textbox', { name: /^Répondre à/ }))
    await page.keyboard.type(`Réponse ${place}`)
    await tap(page.getByRole('button', { name: 'Envoyer et suivante' }))
    if (place === 4) await look('next')
    await expect(page).not.toHaveURL(new RegExp(uid))
  }
  expectTaps(21)
  await expect(page.getByText('Plus rien n’attend de réponse ici.')).toBeVisible()
  for (const uid of uids) {
    const payload: unknown = (await api('GET', `/staff/tickets/${uid}`, { token })).payload
    expect(payload).toMatchObject({ status: 'waiting', messages: [{}, { staff: true }] })
  }
})

script('support finds a member by half a name in three taps', async (journey) => {
  const { page, api, tokenOf, address, tap, look, expectTaps } = journey
  await subscribeByApi({ api, tokenOf }, address)
  await openBackOffice(page, 'support@exemple.fr')
  await tap(placeOf(page, 'Membres'))
  await expectScreen(page, 'Personnes')
  await tap(page.getByRole('searchbox', { name: 'Rechercher' }))
  await page.keyboard.type(address.slice(3, 16))
  await expect(page.getByText('1\u00a0membre', { exact: true })).toBeVisible()
  await expect(page.getByText('support@exemple.fr')).toHaveCount(0)
  await tap(page.getByRole('row').filter({ hasText: address }).getByRole('link'))
  await expect(page.getByRole('region', { name: 'En bref' })).toContainText('Total payé')
  expectTaps(3)
  await look('member found')
})

script('the owner refunds a payment in seven taps', async (journey) => {
  const { page, api, tokenOf, address, tap, look, expectTaps } = journey
  await subscribeByApi({ api, tokenOf }, address)
  await openBackOffice(page, 'admin@exemple.fr')
  await tap(placeOf(page, 'Membres'))
  await tap(placeOf(page, 'Paiements'))
  await expectScreen(page, 'Paiements')
  await tap(page.getByRole('searchbox', { name: 'Rechercher' }))
  await page.keyboard.type(address)
  await expect(page.getByText('1\u00a0paiement', { exact: true })).toBeVisible()
  await tap(page.getByRole('button', { name: /^Rembourser le paiement/ }))
  await tap(page.getByLabel('Motif'))
  await page.keyboard.type('Un geste')
  await look('refund')
  await tap(page.getByRole('button', { name: 'Continuer' }))
  await tap(page.getByRole('button', { name: /^Rembourser \d/ }))
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText(/rembours/)
  expectTaps(7)
  await look('refunded')
})

script('an editor takes an article off the site in six taps', async (journey) => {
  const { page, api, tokenOf, info, tap, look, expectTaps } = journey
  const title = `Hors ligne ${info.testId}${info.retry}`
  const uid = await createArticle({ api, tokenOf }, title)
  await openBackOffice(page, 'editor@exemple.fr')
  await expectScreen(page, 'À relire')
  await tap(placeOf(page, 'Liste'))
  await expectScreen(page, 'Articles')
  await tap(page.getByRole('searchbox', { name: 'Rechercher' }))
  await page.keyboard.type(title)
  await expect(page.getByText('1\u00a0article', { exact: true })).toBeVisible()
  await tap(page.getByRole('link', { name: title }))
  await tap(page.getByRole('button', { name: 'Autres actions' }))
  await tap(page.getByRole('menuitem', { name: 'Retirer de la publication…' }))
  await look('taking off')
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Retirer' }))
  await expect(page.getByText('L’article n’est plus en ligne.')).toBeVisible()
  await expect.poll(async () => (await page.request.get(`/article/${uid}`)).status()).toBe(404)
  expectTaps(6)
})

script('the owner sets up a coach on one screen', async (journey) => {
  const { page, api, tokenOf, address, mail, width, tap, look, expectTaps } = journey
  await openBackOffice(page, 'admin@exemple.fr')
  await tap(placeOf(page, width < 1024 ? 'Moi' : 'Équipe'))
  await tap(placeOf(page, 'Fiches de coach'))
  await tap(page.getByRole('link', { name: 'Ajouter une coach' }))
  await tap(page.getByLabel('Nom affiché'))
  await page.keyboard.type('Maud')
  await tap(page.getByLabel('Adresse e-mail'))
  await page.keyboard.type(address)
  await tap(page.getByLabel('Fonction'))
  await page.keyboard.type('Coach de vie')
  await tap(page.getByRole('group', { name: 'Portrait' }).getByRole('button', { name: 'Choisir une image' }))
  await tap(
    page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ has: page.locator('img') })
      .first(),
  )
  await tap(page.getByLabel('Présentation'))
  await page.keyboard.type('Je vous écoute depuis dix ans.')
  await tap(page.getByRole('group', { name: 'Thèmes' }).getByRole('checkbox').first())
  await look('new coach')
  await tap(page.getByRole('button', { name: 'Enregistrer' }))
  await expect(page.getByText('Invitation en attente.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Horaires et absences' })).toBeVisible()
  await look('coach sheet')
  const uid = page.url().split('/').at(-1)
  // Typed text is saved with the publication.
  await page.getByLabel('Langues').fill('français')
  await tap(page.getByRole('button', { name: 'Publier la fiche' }))
  await expect(page.getByText('La fiche est publiée.')).toBeVisible()
  expectTaps(12)
  const token = await tokenOf('admin@exemple.fr')
  const sheet: unknown = (await api('GET', `/staff/coach-profiles/${uid}`, { token })).payload
  expect(sheet).toMatchObject({ email: address, missing: ['invitation'], live: { languages: ['français'] } })
  expect((await mail(address, /./)).links.join(' ')).toContain('/reset-password')
})
