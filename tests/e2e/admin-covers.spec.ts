import { randomUUID } from 'node:crypto'
import { elideDe } from '../../contracts/text/french-names.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

interface Coach {
  uid: string
  name: string
}

interface Cover {
  uid: string
  state: string
  version: number
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())

test('a coach covers an absent colleague until an admin ends the cover', async ({ browser, page, api, tokenOf }) => {
  const mark = randomUUID()
  const camilles = await tokenOf('camille@exemple.fr')
  const coaches = (await api('GET', '/support/coaching/coaches', { token: camilles })).payload as Coach[]
  const away = coaches.find(({ name }) => name !== 'Claire Vasseur')
  const claireUid = coaches.find(({ name }) => name === 'Claire Vasseur')?.uid ?? ''
  const body = { title: `[Vie]: Relais ${mark}`, message: `Bonjour ${mark}`, coach: away?.uid }
  const { uid } = (await api('POST', '/support/coaching/tickets', { token: camilles, body })).payload as { uid: string }

  // Removes what a failed first run left behind, if this is its retry.
  const admin = await tokenOf('admin@exemple.fr')
  for (const { uid, state, version } of (await api('GET', '/staff/covers', { token: admin })).payload as Cover[]) {
    if (state === 'proposed' || state === 'running')
      await api('PATCH', `/staff/covers/${uid}`, { token: admin, body: { state: 'closed', version } })
  }

  const setDaysOff = async (daysOff: object[]) => {
    const path = `/staff/working-hours/${away?.uid}`
    const { version } = (await api('GET', path, { token: admin })).payload as { version: number }
    expect((await api('PATCH', path, { token: admin, body: { daysOff, version } })).status).toBe(200)
  }
  await setDaysOff([{ from: today(), to: today(), label: 'Formation' }])

  const monthPath = `/admin/working-hours?month=${today().slice(0, 7)}`
  const dayOf = (coach: string | undefined) => `[data-coach="${coach}"][data-day="${today()}"]`
  await openBackOffice(page, 'admin@exemple.fr', '/admin/today')
  const needs = page.getByRole('region', { name: 'Ce qui vous attend' })
  const uncovered = needs.getByRole('link', {
    name: `Prévoir un relais\u00a0: ${away?.name} est absente aujourd’hui, sans relais`,
  })
  await uncovered.click()
  await expect(page.getByRole('combobox', { name: 'Coach qui s’absente' })).toHaveText(away?.name ?? '')
  await expect(page.getByLabel('Dernier jour')).toHaveValue(today())
  await page.goto(monthPath)
  await expect(page.locator(dayOf(away?.uid))).toHaveAccessibleName(/absente \(Formation\)$/)
  await expectAccessible(page, 'the month of the team, 1280')
  await takeScreenshot(page, 'month-1280')
  await page.locator(dayOf(away?.uid)).click()
  await expect(page.getByRole('heading', { name: 'Qui est là pendant ces jours' })).toBeVisible()
  await expectAccessible(page, 'a day of the team, 1280')
  const propose = page.getByRole('link', { name: 'Proposer le relais à Claire Vasseur' })
  // If no colleague works that day, the dialog offers none: use the form.
  const mayAsk = (await propose.count()) > 0
  if (mayAsk) await propose.click()
  else await page.goto(`/admin/covers/create?${new URLSearchParams({ coach: away?.uid ?? '', cover: claireUid })}`)
  await expect(page.getByRole('combobox', { name: 'Coach qui s’absente' })).toHaveText(away?.name ?? '')
  await expect(page.getByRole('combobox', { name: 'Qui prend le relais' })).toHaveText('Claire Vasseur')
  await page.getByLabel('Premier jour').fill(today())
  await page.getByLabel('Dernier jour').fill('')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible()
  await page.getByLabel('Dernier jour').fill('2020-01-01')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Le dernier jour vient avant le premier.')).toBeVisible()
  await page.getByLabel('Dernier jour').fill(today())
  await expectAccessible(page, 'a new cover, 1280')
  await takeScreenshot(page, 'create-1280')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Claire Vasseur n’a pas encore répondu.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prendre le relais' })).toHaveCount(0)
  const cover = page.url()
  await page.goto('/admin/today')
  await expect(needs).toContainText(
    `${away?.name} est absente aujourd’hui\u00a0: Claire Vasseur n’a pas encore accepté`,
  )
  await expect(uncovered).toHaveCount(0)

  const narrow = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const claire = await narrow.newPage()
  await openBackOffice(claire, 'coach@exemple.fr', `/admin/tickets/${uid}/show`)
  await expect(claire.getByRole('heading', { name: 'Cet échange n’est pas le vôtre' })).toBeVisible()
  await claire.goto(cover)
  await expect(claire.getByText('vous demande de répondre à sa place', { exact: false })).toBeVisible()
  await expectAccessible(claire, 'a proposed cover, 360')
  await takeScreenshot(claire, 'proposed-360')
  await claire.getByRole('button', { name: 'Prendre le relais' }).dblclick()
  await expect(claire.getByText(/^En cours/)).toBeVisible()
  await claire.goto(monthPath)
  await expect(claire.locator(dayOf(claireUid)).first()).toContainText(`répond aussi pour ${away?.name}`)
  await expectAccessible(claire, 'the month of the team, 360')
  await takeScreenshot(claire, 'month-360')
  await claire.goto('/admin/tickets')
  await expect(claire.getByText(`En relais ${elideDe(away?.name ?? '')}`).first()).toBeVisible()
  await claire.goto(`/admin/tickets/${uid}/show`)
  await expect(claire.getByText(`Bonjour ${mark}`, { exact: true })).toBeVisible()
  await takeScreenshot(claire, 'discussion-360')
  await claire.getByRole('textbox', { name: /^Répondre à/ }).fill(`Je prends le relais ${mark}`)
  await claire.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(claire.getByRole('listitem').filter({ hasText: `Je prends le relais ${mark}` })).toBeVisible()

  const reader = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const camille = await reader.newPage()
  await signIn(camille, 'camille@exemple.fr')
  await camille.goto(`/coaching/${uid}`)
  await expect(
    camille.getByText(`Claire Vasseur prend le relais ${elideDe(away?.name ?? '')}`, { exact: false }),
  ).toBeVisible()
  await expect(camille.getByText(`Je prends le relais ${mark}`, { exact: true })).toBeVisible()
  await expect(
    camille.getByRole('region', { name: 'Messages' }).getByText('Claire Vasseur', { exact: true }),
  ).toBeVisible()
  await expectAccessible(camille, 'a covered discussion, 360')
  await takeScreenshot(camille, 'covered-360')
  await camille.getByLabel('À propos de cet échange').click()
  await expect(camille.getByText(`Relais ${elideDe(away?.name ?? '')}`, { exact: false }).first()).toBeVisible()

  await page.goto('/admin/today')
  await expect(page.getByRole('heading', { name: 'Les chiffres' })).toBeVisible()
  await expect(page.getByText(`${away?.name} est absente aujourd’hui`, { exact: false })).toHaveCount(0)
  await page.goto(monthPath)
  await expect(page.locator(dayOf(away?.uid))).toHaveAccessibleName(/Claire Vasseur prend le relais$/)
  await page.locator(dayOf(away?.uid)).press('Enter')
  await page.getByRole('link', { name: 'Ouvrir ce relais' }).click()
  await page.getByRole('button', { name: 'Arrêter le relais' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Arrêter le relais' }).click()
  await expect(page.getByText(/^Annulé/)).toBeVisible()
  // The open window closes the discussion by itself.
  await expect(claire.getByRole('heading', { name: 'Cet échange n’est pas le vôtre' })).toBeVisible()
  await camille.reload()
  await expect(camille.getByText(/prend le relais d/)).toHaveCount(0)
  await setDaysOff([])
  await narrow.close()
  await reader.close()
})
