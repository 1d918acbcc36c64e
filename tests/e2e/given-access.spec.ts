import { randomUUID } from 'node:crypto'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { password, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('the subscription page shows access given by the team until it ends', async ({ page, api, tokenOf, address }) => {
  const uid = randomUUID()
  const account = { uid, identifier: address, password, formula: 'default' }
  expect((await api('POST', '/registrations/register', { body: account })).status).toBe(201)
  await signIn(page, address, password)
  await page.goto('/account/subscription')
  const main = page.getByRole('main')
  await expect(main.getByText('Pas encore d’abonnement')).toBeVisible()

  const token = await tokenOf('admin@exemple.fr')
  expect((await api('POST', `/staff/members/${uid}/grant-vip`, { token, body: { reason: 'geste' } })).status).toBe(200)
  await page.reload()
  await expect(main.getByText('Accès offert par notre équipe')).toBeVisible()
  await expect(main.getByText(/jusqu’à ce que nous vous écrivions.*Rien n’est prélevé/)).toBeVisible()
  await expect(main.getByText('Pas encore d’abonnement')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'given access, 360')
  await takeScreenshot(page, 'given-360')

  expect((await api('POST', `/staff/members/${uid}/end-vip`, { token, body: { reason: 'fin' } })).status).toBe(200)
  await page.reload()
  await expect(main.getByText('Pas encore d’abonnement')).toBeVisible()
})
