import { randomUUID } from 'node:crypto'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createArticle } from './fixtures/editor.ts'
import { expect, test } from './fixtures/test.ts'

/** Milliseconds; a list that has lost its stream asks every ten seconds. */
const shorterThanPolling = 9000

test('a coach’s list of forty conversations updates live and after a network loss', async ({ page, api, tokenOf }) => {
  const mark = randomUUID().slice(0, 8)
  const token = await tokenOf('camille@exemple.fr')
  const uids: string[] = []
  for (let place = 1; place <= 40; place += 1) {
    const body = { title: `[Vie]: ${mark} ${place}`, message: `Bonjour. ${mark} ${place}` }
    uids.push(((await api('POST', '/support/coaching/tickets', { token, body })).payload as { uid: string }).uid)
  }
  await openBackOffice(page, 'coach@exemple.fr', '/admin/tickets?filter=%7B%7D&perPage=100&sort=modified&order=DESC')
  const row = (place: number) => page.locator(`[data-ticket="${uids[place - 1]}"]`)
  /**
   * Index within the coach's own rows: other journeys write to this server meanwhile.
   */
  async function expectFirst(index: number): Promise<void> {
    const first = async () => {
      const shown = await page
        .locator('[data-ticket]')
        .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-ticket') ?? ''))
      return uids.indexOf(shown.find((uid) => uids.includes(uid)) ?? '')
    }
    await expect.poll(first, { timeout: shorterThanPolling }).toBe(index)
  }
  await expect(row(40)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^\d+\sréponses attendues$/ })).toBeVisible()
  await expect(row(1)).toBeAttached()
  await expectAccessible(page, 'forty conversations, 1280')
  await takeScreenshot(page, 'forty-1280')

  // The coach focuses a row while others move past it.
  await row(20).getByRole('link').focus()
  const write = (place: number, message: string) =>
    api('POST', `/support/coaching/tickets/${uids[place - 1]}/messages`, { token, body: { message } })
  await write(5, 'Encore une chose')
  await expectFirst(4)
  await expect(row(5).getByRole('img', { name: '2 messages non lus' })).toBeVisible()
  await expect(row(20).getByRole('link')).toBeFocused()
  await write(20, 'Et la vôtre')
  await expectFirst(19)
  await expect(row(20).getByRole('link')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Revenir à la liste' }).click()
  await expect(row(20).getByRole('link')).toBeFocused()
  await expect(row(20)).toBeInViewport()
  await expect(row(20).getByRole('img', { name: /non lu/ })).toHaveCount(0)

  await page.context().setOffline(true)
  await expect(page.getByText('Connexion interrompue', { exact: false })).toBeVisible()
  await write(7, 'Pendant la coupure')
  await page.context().setOffline(false)
  await expectFirst(6)
  await expect(page.getByText('Connexion interrompue', { exact: false })).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'forty conversations, 360')
  await takeScreenshot(page, 'forty-360')
})

test('the list shows which colleague reads or answers a ticket, until they leave it', async ({
  page,
  api,
  tokenOf,
  address,
}) => {
  const body = { title: 'Une facture', message: 'Bonjour', email: address, name: 'Zoé' }
  const { uid } = (await api('POST', '/support/contact/tickets', { body })).payload as { uid: string }
  const token = await tokenOf('admin@exemple.fr')
  const notify = (state: string) => api('POST', `/staff/tickets/${uid}/presence`, { token, body: { state } })
  await notify('reading')
  await openBackOffice(page, 'support@exemple.fr', '/admin/tickets?sort=modified&order=DESC')
  const others = page.locator(`[data-ticket="${uid}"] [data-others]`)
  await expect(others).toContainText(/ lit$/)
  await notify('writing')
  await expect(others).toContainText(/ répond…$/)
  await notify('left')
  await expect(others).toHaveCount(0)
})

for (const width of [360, 1280]) {
  test(`selecting the first article or picture moves no row at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1600 })
    await openBackOffice(page, 'editor@exemple.fr')
    for (const path of ['articles', 'media']) {
      await page.goto(`/admin/${path}`)
      const first = page.getByRole('main').getByRole('checkbox').first()
      await expect(first).toBeVisible()
      const place = await first.boundingBox()
      await first.check()
      await expect(page.getByRole('button', { name: 'Ne rien choisir' })).toBeVisible()
      expect(await first.boundingBox(), path).toEqual(place)
      // At the end of the list, the action bar must not cover part of a row.
      await page.getByRole('main').getByRole('checkbox').last().scrollIntoViewIfNeeded()
      await expectAccessible(page, `${path}, one chosen, ${width}`)
    }
  })
}

test('the dialog keeps its report after archived articles leave the list', async ({ page, api, tokenOf }) => {
  const mark = randomUUID().slice(0, 8)
  for (const one of ['un', 'deux']) await createArticle({ api, tokenOf }, `${mark} ${one}`)
  const filter = encodeURIComponent(JSON.stringify({ q: mark, state: 'published' }))
  await openBackOffice(page, 'editor@exemple.fr', `/admin/articles?filter=${filter}`)
  const rows = page.getByRole('main').getByRole('checkbox')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Choisir toute la page' }).click()
  await page.getByRole('button', { name: 'Archiver…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Archiver' })
  await dialog.getByRole('button', { name: 'Appliquer à 2\u00a0articles' }).click()
  await expect(dialog).toContainText('2\u00a0articles modifiés.')
  // The list reloads by itself.
  await expect(page.locator('[data-head]')).toHaveCount(0)
  await expect(dialog).toContainText('2\u00a0articles modifiés.')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Archiver…' })).toHaveCount(0)
})
