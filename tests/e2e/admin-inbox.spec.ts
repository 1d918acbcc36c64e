import { randomUUID } from 'node:crypto'
import { patient } from '../fixtures/patience.ts'
import { openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible, photograph } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

test('the keyboard alone chooses, takes, closes and snoozes conversations', async ({ page, api, tokenOf, address }) => {
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
  await openHelpDesk(page, 'support@exemple.fr', `/admin/tickets?filter=${filter}&sort=due&order=ASC`)
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
  await expect(page.getByText('2\u00a0conversations choisies')).toBeVisible()
  await expectAccessible(page, 'conversations chosen, 1280')
  await photograph(page, 'chosen-1280')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'conversations chosen, 360')
  await photograph(page, 'chosen-360')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Prendre' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('C’est fait pour 2\u00a0conversations.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-ticket]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
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
  await page.getByRole('region', { name: 'Messages' }).focus()
  await page.keyboard.press('f')
  await expect.poll(() => stateOf(opened)).toEqual({ status: 'closed', taken: true })
  await page.keyboard.press('l')
  await expect(page.locator('[data-ticket]')).toHaveCount(1)

  for (const key of ['j', 'x']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Mettre de côté…' }).press('Enter')
  await page.getByRole('button', { name: /^Lundi/ }).press('Enter')
  await expectAccessible(page, 'several set aside, 1280')
  await photograph(page, 'snooze-1280')
  await page.getByRole('button', { name: 'Continuer' }).press('Enter')
  await expect(page.getByText('C’est fait pour 1\u00a0conversation.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-ticket]')).toHaveCount(0)
})

test('a view’s count follows new tickets; a report figure opens its tickets', async ({
  page,
  api,
  tokenOf,
  address,
}) => {
  const token = await tokenOf('support@exemple.fr')
  await openHelpDesk(page, 'support@exemple.fr', '/admin/tickets')
  const view = page.getByRole('navigation', { name: 'Vues' }).getByRole('link', { name: /^Sans personne/ })
  // Other journeys open tickets meanwhile: what is shown comes to what the API says at that moment.
  const isCounted = () =>
    expect(async () => {
      const { unassigned } = (await api('GET', '/staff/tickets/counts', { token })).payload as { unassigned: number }
      await expect(view).toHaveText(
        unassigned > 99
          ? /^Sans personne99\+, plus de 99\s/
          : new RegExp(`^Sans personne${unassigned}, ${unassigned}\\s`),
        { timeout: patient(1000) },
      )
    }).toPass()
  await isCounted()
  const category = randomUUID().slice(0, 8)
  const body = { title: `[${category}]: Ma facture`, message: 'Bonjour', email: address, name: 'Zoé' }
  expect((await api('POST', '/support/contact/tickets', { body })).status).toBe(201)
  await isCounted()
  await expectAccessible(page, 'counts of the views, 1280')
  await photograph(page, 'counts-1280')

  await page.goto('/admin/ticket-report')
  const line = page.getByRole('row').filter({ hasText: category })
  await expectAccessible(page, 'report, 1280')
  await line.getByRole('link', { name: /^1, Sans réponse/ }).click()
  await expect(page.locator('[data-ticket]')).toHaveCount(1)
  await expect(page.getByText(new RegExp(`^Bilan du .*\\s: sans réponse, ${category}$`))).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'tickets of a figure of the report, 360')
  await photograph(page, 'reported-360')
  await page.locator('[data-ticket] a').click()
  await page.getByRole('textbox', { name: /^Répondre à/ }).fill('Voici votre facture.')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Voici votre facture.')).toBeVisible()
  // Shown before it is stored; what is stored can be taken back.
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeVisible()
  await page.goto('/admin/ticket-report')
  await expect(line.getByRole('link', { name: /^1, Demandes/ })).toBeVisible()
  await expect(line.getByRole('link', { name: /Sans réponse/ })).toHaveCount(0)
})
