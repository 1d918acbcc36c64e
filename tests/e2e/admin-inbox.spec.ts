import { randomUUID } from 'node:crypto'
import { scaleTimeout } from '../fixtures/patience.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { listOf, openRequests } from './fixtures/requests.ts'
import { expect, test } from './fixtures/test.ts'

test('an agent selects, claims, closes and snoozes conversations by keyboard alone', async ({
  page,
  api,
  tokenOf,
  address,
}) => {
  const mark = randomUUID().slice(0, 8)
  const uids: string[] = []
  for (const name of ['Zoé', 'Anne']) {
    const body = { title: `Facture ${mark}`, message: 'Bonjour', email: address, name }
    uids.push(((await api('POST', '/support/contact/tickets', { body })).payload as { uid: string }).uid)
  }
  const token = await tokenOf('support@exemple.fr')
  const stateOf = async (uid = '') => {
    const { payload } = await api('GET', `/staff/tickets/${uid}`, { token })
    const { status, assignee } = payload as { status: string; assignee: { uid: string } | null }
    return { status, taken: assignee !== null }
  }
  const filter = encodeURIComponent(JSON.stringify({ q: mark }))
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets?filter=${filter}&sort=due&order=ASC`)
  await expect(page.locator('[data-ticket]')).toHaveCount(2)
  const views = page.getByRole('navigation', { name: 'Vues' })
  await expect(views.getByRole('link', { name: 'Toutes' })).toHaveAttribute('aria-current', 'page')

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  await expectAccessible(page, 'list of shortcuts, 1280')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('3')
  await expect(views.getByRole('link', { name: 'Sans personne' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[data-ticket]')).toHaveCount(2)
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await expect(page.getByText('2\u00a0choisies')).toBeVisible()
  await expectAccessible(page, 'conversations chosen, 1280')
  await takeScreenshot(page, 'chosen-1280')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'conversations chosen, 360')
  await takeScreenshot(page, 'chosen-360')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('p')
  await expect(page.getByText('Prendre\u00a0: c’est fait pour les 2.')).toBeVisible()
  await expect(page.locator('[data-ticket]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(page.locator('[data-ticket]')).toHaveCount(2)
  for (const uid of uids) expect(await stateOf(uid)).toMatchObject({ taken: false })
  for (const key of ['j', 'x', 'j', 'x', 'p']) await page.keyboard.press(key)
  await expect(page.locator('[data-ticket]')).toHaveCount(0)
  for (const uid of uids) expect(await stateOf(uid)).toEqual({ status: 'pending', taken: true })

  await page.keyboard.press('2')
  await expect(page.locator('[data-ticket]')).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const opened = /tickets\/([^/]+)\/show/.exec(page.url())?.[1]
  await page.keyboard.press('r')
  const field = page.getByRole('textbox', { name: /^Répondre à/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('fr')
  await expect(field).toHaveValue('fr')
  await field.fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Messages' })).toBeFocused()
  await page.keyboard.press('f')
  await expect.poll(() => stateOf(opened)).toEqual({ status: 'closed', taken: true })
  await page.keyboard.press('l')
  await expect(page.getByText('Choisissez dans la liste.')).toBeVisible()
  await expect(page.locator('[data-ticket]')).toHaveCount(1)

  for (const key of ['j', 'x']) await page.keyboard.press(key)
  await page.keyboard.press('m')
  await expect(page.getByRole('menuitem', { name: /^Demain/ })).toBeFocused()
  await expectAccessible(page, 'several set aside, 1280')
  await takeScreenshot(page, 'snooze-1280')
  await page.getByRole('menuitem', { name: /^Lundi/ }).press('Enter')
  await expect(page.getByText('Mettre de côté\u00a0: c’est fait.')).toBeVisible()
  await expect(page.locator('[data-ticket]')).toHaveCount(0)
})

test('a new ticket appears in the view’s count and in the report', async ({ page, api, tokenOf, address }) => {
  const token = await tokenOf('support@exemple.fr')
  await openBackOffice(page, 'support@exemple.fr', '/admin/tickets')
  const view = page.getByRole('navigation', { name: 'Vues' }).getByRole('link', { name: /^Sans personne/ })
  // Other journeys open tickets meanwhile: retry until the screen matches the API.
  const isCounted = () =>
    expect(async () => {
      const { unassigned } = (await api('GET', '/staff/tickets/counts', { token })).payload as { unassigned: number }
      await expect(view).toHaveText(
        unassigned > 99 ? /^Sans personne99\+, plus de 99$/ : new RegExp(`^Sans personne${unassigned}, ${unassigned}$`),
        { timeout: scaleTimeout(1000) },
      )
    }).toPass()
  await isCounted()
  const category = randomUUID().slice(0, 8)
  const body = { title: `[${category}]: Ma facture`, message: 'Bonjour', email: address, name: 'Zoé' }
  expect((await api('POST', '/support/contact/tickets', { body })).status).toBe(201)
  await isCounted()
  await expectAccessible(page, 'counts of the views, 1280')
  await takeScreenshot(page, 'counts-1280')

  await page.goto('/admin/ticket-report')
  const line = page.getByRole('row').filter({ hasText: category })
  await expectAccessible(page, 'report, 1280')
  await line.getByRole('link', { name: /^1, Sans réponse/ }).click()
  await expect(page.locator('[data-ticket]')).toHaveCount(1)
  await expect(page.getByText(new RegExp(`^Bilan du .*\\s: sans réponse, ${category}$`))).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'tickets of a figure of the report, 360')
  await takeScreenshot(page, 'reported-360')
  await page.locator('[data-ticket] a').click()
  await page.getByRole('textbox', { name: /^Répondre à/ }).fill('Voici votre facture.')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Voici votre facture.')).toBeVisible()
  // The message shows before it is stored; the undo button shows that it is stored.
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeVisible()
  await page.goto('/admin/ticket-report')
  await expect(line.getByRole('link', { name: /^1, Demandes/ })).toBeVisible()
  await expect(line.getByRole('link', { name: /Sans réponse/ })).toHaveCount(0)
})

test('undoing an answer reopens the conversation that it closed', async ({ page, api, tokenOf }) => {
  const mark = randomUUID().slice(0, 8)
  const [uid = ''] = await openRequests(api, mark, 1)
  const token = await tokenOf('support@exemple.fr')
  const read = async (): Promise<unknown> => (await api('GET', `/staff/tickets/${uid}`, { token })).payload
  await openBackOffice(page, 'support@exemple.fr', listOf(mark))
  await page.locator('[data-ticket] a').click()
  const field = page.getByRole('textbox', { name: /^Répondre à/ })
  await field.fill('Au revoir')
  await page.getByRole('button', { name: 'Autres envois' }).click()
  await page.getByRole('menuitem', { name: 'Envoyer et fermer' }).click()
  await expect(page.getByText('Plus rien n’attend de réponse ici.')).toBeVisible()
  expect(await read()).toMatchObject({ status: 'closed' })
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(field).toHaveValue('Au revoir')
  expect(await read()).toMatchObject({ status: 'pending', messages: [{ staff: false }] })
})

test('a request is copied as text without internal notes', async ({ page, api, tokenOf }) => {
  const mark = randomUUID().slice(0, 8)
  const [uid = ''] = await openRequests(api, mark, 1)
  const token = await tokenOf('support@exemple.fr')
  const write = (message: string, internal: boolean) =>
    api('POST', `/staff/tickets/${uid}/messages`, { token, body: { message, internal } })
  expect((await write(`Note ${mark}`, true)).status).toBe(201)
  expect((await write(`Réponse ${mark}`, false)).status).toBe(201)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copier la demande en texte' }).click()
  await expect(page.getByText('La demande est copiée', { exact: false })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(`Réponse ${mark}`)
  expect(text).not.toContain(`Note ${mark}`)
  expect(text.split('\n')[0]).toContain(mark)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copier la demande en texte' }).click()
  await expect(page.getByText('Le réseau ne répond pas.', { exact: false }).first()).toBeVisible()
})

test('support forwards a request by mail, then blocks its sender', async ({ page, api, tokenOf }) => {
  const mark = randomUUID().slice(0, 8)
  const [uid = ''] = await openRequests(api, mark, 1)
  const token = await tokenOf('support@exemple.fr')
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`)
  await act('Transférer par e-mail…')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Adresse e-mail').fill('personne')
  await dialog.getByRole('button', { name: 'Transférer' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  const outside = `comptable-${mark}@exemple.fr`
  await dialog.getByLabel('Adresse e-mail').fill(outside)
  await expectAccessible(page, 'a request to forward')
  await takeScreenshot(page, 'forward-1280')
  await dialog.getByRole('button', { name: 'Transférer' }).click()
  await expect(page.getByText(`Demande transférée par e-mail à ${outside}.`)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await act('Bloquer cette adresse…')
  await expect(dialog.getByRole('button', { name: 'Bloquer' })).toBeEnabled()
  await takeScreenshot(page, 'block-360')
  await dialog.getByRole('button', { name: 'Bloquer' }).click()
  await expect(page.getByText('C’est terminé', { exact: false })).toBeVisible()
  const locked: unknown = (await api('GET', `/staff/tickets/${uid}`, { token })).payload
  expect(locked).toMatchObject({ status: 'locked' })
  await act('Bloquer cette adresse…')
  await dialog.getByRole('button', { name: 'Débloquer' }).click()
  await expect(page.getByText('Cette adresse n’est plus bloquée.')).toBeVisible()
})

for (const [width, height] of [
  [740, 360],
  [640, 320],
] as const) {
  test(`messages stay visible at ${width}×${height} with files attached`, async ({ page, api }) => {
    const [uid = ''] = await openRequests(api, randomUUID().slice(0, 8), 1)
    await page.setViewportSize({ width, height })
    await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`)
    const messages = page.getByRole('region', { name: 'Messages' })
    const heightOf = async () => (await messages.boundingBox())?.height ?? 0
    await expect.poll(heightOf).toBeGreaterThan(height * 0.35)
    for (const name of ['un.jpg', 'deux.jpg', 'trois.jpg'])
      await page.locator('input[type=file][hidden]').setInputFiles(await createPhotoFile(name))
    const pictures = page.locator('[data-upload=ready] img')
    await expect(pictures).toHaveCount(3)
    await expect.poll(() => pictures.last().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('textbox', { name: /^Répondre à/ }).fill('Une ligne\nune autre\net encore une')
    expect(await heightOf()).toBeGreaterThan(height * 0.3)
    await expectAccessible(page, `a low screen, ${width}`)
    await takeScreenshot(page, `low-${width}`)
  })
}

test('an agent chooses whether Enter sends the answer', async ({ page, api }) => {
  const [uid = ''] = await openRequests(api, randomUUID().slice(0, 8), 1)
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}`)
  const field = page.getByRole('textbox', { name: /^Répondre à/ })
  await field.fill('Une ligne')
  await page.getByRole('button', { name: 'Autres envois' }).click()
  const choice = page.getByRole('menuitemcheckbox', { name: 'Entrée envoie' })
  await expect(choice).toBeChecked()
  await choice.click()
  await field.press('End')
  await field.press('Enter')
  await page.keyboard.type('une autre')
  await expect(field).toHaveValue('Une ligne\nune autre')
  await page.reload()
  await expect(field).toHaveValue('Une ligne\nune autre')
  await field.press('Enter')
  await expect(field).toHaveValue('Une ligne\nune autre\n')
})

for (const [width, height] of [
  [740, 360],
  [640, 320],
] as const) {
  test(`the list shows two requests at ${width}×${height}`, async ({ page, api }) => {
    const mark = randomUUID().slice(0, 8)
    await openRequests(api, mark, 3)
    await page.setViewportSize({ width, height })
    await openBackOffice(page, 'support@exemple.fr', listOf(mark))
    await expect(page.locator('[data-ticket]').nth(1)).toBeInViewport({ ratio: 0.5 })
  })
}
