import { openingCodes } from '../../contracts/opening/opening.ts'
import { callApi, fetchPayload, signInAt } from '../fixtures/call-api.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { mailsTo } from './fixtures/mailbox.ts'
import { demoPassword } from './fixtures/password.ts'
import { type Shop, shopTest } from './fixtures/shop.ts'
import { expect } from './fixtures/test.ts'

// Run serially: both orders use the same server.
shopTest.describe.configure({ mode: 'serial' })

/** @returns the owner's token, once the site takes orders */
async function ownerOf({ server: { url } }: Shop): Promise<string> {
  const token = await signInAt(url, 'admin@exemple.fr', demoPassword)
  for (const code of openingCodes) {
    const body = { code, reason: 'Pour le parcours' }
    expect((await callApi(url, 'POST', '/staff/opening/exceptions', { token, body })).status).toBeLessThan(300)
  }
  return token
}

/** Orders a gift and pays at Stripe, which does not report the payment yet. */
async function payGift(shop: Shop, email: string): Promise<{ uid: string; session: string }> {
  const order = { formula: 'default', months: 3, firstname: 'Odile', lastname: 'Martin', startsOnUse: true, email }
  const ordered = await callApi(shop.server.url, 'POST', '/gifts', { body: order })
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
  const session = ordered.body.payload.redirect.href.split('/').at(-1)
  shop.fake.pay(session)
  return { uid: ordered.body.payload.uid, session }
}

async function deliver({ server, fake }: Shop, type: string, session: string): Promise<number> {
  const { body, headers } = fake.event(type, fake.sessions.get(session) ?? { id: session }, new Date())
  const request = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: body.toString(),
  }
  return (await fetch(`${server.url}/api/webhooks/payment/stripe`, request)).status
}

shopTest(
  'what Stripe reported while it could not be asked is replayed, or set aside, by the owner',
  async ({ page, shop }) => {
    const { cable } = shop
    await ownerOf(shop)
    const gift = await payGift(shop, 'odile@exemple.fr')

    await cable.cut()
    expect(await deliver(shop, 'checkout.session.completed', gift.session)).toBe(503)
    expect(await deliver(shop, 'checkout.session.async_payment_succeeded', gift.session)).toBe(503)
    await openBackOffice(page, 'admin@exemple.fr', '/admin/today')
    const needs = page.getByRole('region', { name: 'Ce qui vous attend' })
    await needs
      .getByRole('link', { name: /^Rejouer.: / })
      .first()
      .click()
    const rows = page.getByRole('main').getByRole('row')
    await expect(page.getByText('2\u00a0événements non traités')).toBeVisible()
    const late = rows.filter({ hasText: 'async_payment_succeeded' })
    await expect(late).toContainText('le prestataire n’a pas répondu')
    await expectAccessible(page, 'events of Stripe, 1280')
    await late.getByRole('button', { name: /^Mettre de côté/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Mettre de côté' }).click()
    await expect(dialog).toContainText('Indiquez le motif.')
    await dialog.getByLabel('Motif').fill('Le même paiement')
    await dialog.getByRole('button', { name: 'Mettre de côté' }).click()
    await expect(late).toHaveCount(0)

    const first = rows.filter({ hasText: 'checkout.session.completed' })
    const replay = async () => {
      await first.getByRole('button', { name: /^Rejouer/ }).click()
      await dialog.getByRole('button', { name: 'Rejouer' }).dblclick()
      await expect(dialog).toHaveCount(0)
    }
    await replay()
    await expect(first).toContainText('2\u00a0essais')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page, 'events of Stripe, 360')
    await cable.mend()
    await replay()
    await expect(page.getByText('Tous les événements du prestataire de paiement sont traités.')).toBeVisible()

    await page.goto(`/gift/order/${gift.uid}`)
    await expect(page.getByRole('heading', { name: 'Votre cadeau est prêt' })).toBeVisible()
    await page.goto('/admin/payments')
    await expect(rows.filter({ hasText: 'odile@exemple.fr' })).toContainText('encaissé')
    await expect(rows.filter({ hasText: 'odile@exemple.fr' })).toHaveCount(1)
    await page.goto('/admin/audit')
    await expect(rows.filter({ hasText: 'Événements du prestataire\u00a0: abandon' })).toContainText('Le même paiement')
    await expect(rows.filter({ hasText: 'Événements du prestataire\u00a0: nouvel essai' })).toHaveCount(2)
  },
)

shopTest(
  'a job that failed for good is seen in the morning, tried again by the owner, and done',
  async ({ page, shop }) => {
    const token = await ownerOf(shop)
    const jobs = async (state: string) =>
      (await fetchPayload(shop.server.url, 'GET', `/staff/jobs?filter[state]=${state}`, { token })) as {
        name: string
      }[]
    const mailsOnTheirWay = async () =>
      (await Promise.all(['waiting', 'running', 'retrying'].map(jobs)))
        .flat()
        .filter(({ name }) => name === 'mail.send')
    // Reminders may wait until tomorrow, but mails wait only for a moment.
    await expect.poll(mailsOnTheirWay).toEqual([])
    await shop.mailCable.cut()
    const buyer = 'sans-nouvelles@exemple.fr'
    const gift = await payGift(shop, buyer)
    expect(await deliver(shop, 'checkout.session.completed', gift.session)).toBe(200)
    await expect.poll(() => jobs('retrying')).toContainEqual(expect.objectContaining({ name: 'mail.send' }))
    await shop.useUpTries()
    await expect.poll(() => jobs('failed')).toContainEqual(expect.objectContaining({ name: 'mail.send' }))

    await openBackOffice(page, 'admin@exemple.fr', `${shop.server.url}/admin/today`)
    const needs = page.getByRole('region', { name: 'Ce qui vous attend' })
    const failure = needs.getByRole('link', { name: 'Retenter\u00a0: Une tâche a échoué' })
    await failure.click()
    const failed = page.getByRole('main').getByRole('row').filter({ hasText: 'Envoi d’un mail' })
    await expect(failed).toHaveCount(1)
    await expect(failed).toContainText('ECONNREFUSED')
    await expect(failed).toContainText('en échec')
    await expectAccessible(page, 'a failed job, 1280')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page, 'a failed job, 360')
    const again = async () => {
      await page.getByRole('button', { name: 'Retenter\u00a0: Envoi d’un mail' }).click()
      await page.getByRole('dialog').getByLabel('Motif').fill('Le serveur de mails répond de nouveau')
      await page.getByRole('dialog').getByRole('button', { name: 'Retenter' }).dblclick()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    // Retried too early, the job fails once more and is listed again.
    await again()
    await expect.poll(() => jobs('failed')).toHaveLength(1)
    await expect(failed).toContainText(/3\s*essais/)
    await shop.mailCable.mend()
    await again()
    const arrived = async () => (await mailsTo(buyer, shop.mailbox.folder)).map(({ subject }) => subject)
    await expect.poll(arrived).toHaveLength(1)
    await expect(failed).toHaveCount(0)
    expect([await jobs('failed'), await jobs('retrying')]).toEqual([[], []])
    await page.goto(`${shop.server.url}/admin/today`)
    await expect(page.getByRole('heading', { name: 'Les chiffres' })).toBeVisible()
    await expect(failure).toHaveCount(0)
    await page.goto(`${shop.server.url}/admin/audit`)
    const acts = page.getByRole('main').getByRole('row').filter({ hasText: 'Tâches\u00a0: nouvel essai' })
    await expect(acts).toHaveCount(2)
    await expect(acts.first()).toContainText('Le serveur de mails répond de nouveau')
  },
)
