import type { Locator, Page, TestInfo } from '@playwright/test'
import { openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible, photograph } from './fixtures/checks.ts'
import { createArticle } from './fixtures/editor.ts'
import { subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }

/** Counts the taps of a script from the start page of a role; typing is free. The seconds are for information: machines differ. */
function tapper(info: TestInfo) {
  let taps = 0
  const started = performance.now()
  return {
    async tap(target: Locator): Promise<void> {
      taps += 1
      await target.click()
    },
    expectTaps(most: number): void {
      const seconds = Math.round((performance.now() - started) / 1000)
      info.annotations.push({ type: 'taps', description: `${taps} taps, ${seconds} s` })
      process.stdout.write(`${info.title}: ${taps} taps, ${seconds} s\n`)
      expect(taps).toBe(most)
    },
  }
}

const placeOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** The screen follows the address: until then the search of the former one is there. */
const expectScreen = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

test('support finds a member by half a name in three taps', async ({ page, api, tokenOf, address }, info) => {
  await subscribeByApi({ api, tokenOf }, address)
  await page.setViewportSize(phone)
  await openHelpDesk(page, 'support@exemple.fr')
  const { tap, expectTaps } = tapper(info)
  await tap(placeOf(page, 'Membres'))
  await expectScreen(page, 'Personnes')
  await tap(page.getByRole('searchbox', { name: 'Rechercher' }))
  await page.keyboard.type(address.slice(3, 16))
  await expect(page.getByText('1\u00a0membre', { exact: true })).toBeVisible()
  await expect(page.getByText('support@exemple.fr')).toHaveCount(0)
  await tap(page.getByRole('row').filter({ hasText: address }).getByRole('link'))
  await expect(page.getByRole('region', { name: 'En bref' })).toContainText('Total payé')
  expectTaps(3)
})

test('the owner refunds a payment in seven taps on a phone', async ({ page, api, tokenOf, address }, info) => {
  await subscribeByApi({ api, tokenOf }, address)
  await page.setViewportSize(phone)
  await openHelpDesk(page, 'admin@exemple.fr')
  const { tap, expectTaps } = tapper(info)
  await tap(placeOf(page, 'Membres'))
  await tap(placeOf(page, 'Paiements'))
  await expectScreen(page, 'Paiements')
  await tap(page.getByRole('searchbox', { name: 'Rechercher' }))
  await page.keyboard.type(address)
  await expect(page.getByText('1\u00a0paiement', { exact: true })).toBeVisible()
  await tap(page.getByRole('button', { name: /^Rembourser le paiement/ }))
  await tap(page.getByLabel('Motif'))
  await page.keyboard.type('Un geste')
  await tap(page.getByRole('button', { name: 'Continuer' }))
  await tap(page.getByRole('button', { name: /^Rembourser \d/ }))
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText(/rembours/)
  expectTaps(7)
})

test('an editor takes an article off the site in five taps', async ({ page, api, tokenOf }, info) => {
  const title = `Hors ligne ${info.testId}${info.retry}`
  const uid = await createArticle({ api, tokenOf }, title)
  await page.setViewportSize(phone)
  await openHelpDesk(page, 'editor@exemple.fr', '/admin/articles')
  await expectScreen(page, 'Articles')
  const { tap, expectTaps } = tapper(info)
  await tap(page.getByRole('searchbox', { name: 'Rechercher' }))
  await page.keyboard.type(title)
  await expect(page.getByText('1\u00a0article', { exact: true })).toBeVisible()
  await tap(page.getByRole('link', { name: title }))
  await tap(page.getByRole('button', { name: 'Autres actions' }))
  await tap(page.getByRole('menuitem', { name: 'Retirer de la publication…' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Retirer' }))
  await expect(page.getByText('L’article n’est plus en ligne.')).toBeVisible()
  await expect.poll(async () => (await page.request.get(`/article/${uid}`)).status()).toBe(404)
  expectTaps(5)
})

test('the owner sets up a coach on one screen', async ({ page, api, tokenOf, address, mail }, info) => {
  await openHelpDesk(page, 'admin@exemple.fr', '/admin/coach-profiles')
  const { tap, expectTaps } = tapper(info)
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
  await expectAccessible(page, 'a new coach, 1280')
  await photograph(page, 'new-coach-1280', { fullPage: true })
  await tap(page.getByRole('button', { name: 'Enregistrer' }))
  await expect(page.getByText('Invitation en attente.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Horaires et absences' })).toBeVisible()
  await expectAccessible(page, 'the sheet of a coach, 1280')
  await photograph(page, 'coach-sheet-1280', { fullPage: true })
  const uid = page.url().split('/').at(-1)
  // Typed text is saved with the publication.
  await page.getByLabel('Langues').fill('français')
  await tap(page.getByRole('button', { name: 'Publier la fiche' }))
  await expect(page.getByText('La fiche est publiée.')).toBeVisible()
  expectTaps(10)
  const token = await tokenOf('admin@exemple.fr')
  const sheet: unknown = (await api('GET', `/staff/coach-profiles/${uid}`, { token })).payload
  expect(sheet).toMatchObject({ email: address, missing: ['invitation'], live: { languages: ['français'] } })
  expect((await mail(address, /./)).links.join(' ')).toContain('/reset-password')
})
