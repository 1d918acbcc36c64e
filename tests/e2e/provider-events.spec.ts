import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openingCodes } from '../../contracts/opening.ts'
import {
  type FakeStripe,
  fakeKey,
  fakeWebhookSecret,
  startFakeStripe,
} from '../../modules/subscriptions/fixtures/fake-stripe/server.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { createTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts'
import { openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { demoPassword } from './fixtures/password.ts'
import { expect, test } from './fixtures/test.ts'

interface Shop {
  server: ServerProcess
  fake: FakeStripe
  cable: TcpProxy
}

/** A demo site that is paid through Stripe, which can be out of reach. */
const paid = test.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const fake = await startFakeStripe()
      const cable = await createTcpProxy(fake.url)
      const folder = await mkdtemp(path.join(os.tmpdir(), 'paid-'))
      const server = await startServerProcess({
        DATA_DIR: folder,
        DEMO_PASSWORD: demoPassword,
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: fakeKey,
        STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
        STRIPE_API_BASE: cable.url,
      })
      await use({ server, fake, cable })
      await server.stop()
      await cable.cut()
      await fake.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.server.url),
})

paid(
  'what Stripe reported while it could not be asked is replayed, or set aside, by the owner',
  async ({ page, shop: { server, fake, cable } }) => {
    const call = async (method: string, address: string, token: string | undefined, body: unknown) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const answer = await fetch(`${server.url}/api${address}`, { method, headers, body: JSON.stringify(body) })
      return { status: answer.status, body: await answer.json() }
    }
    const owner = { identifier: 'admin@exemple.fr', password: demoPassword }
    const { token } = (await call('POST', '/auth_check', undefined, owner)).body.payload
    for (const code of openingCodes) {
      const exception = { code, reason: 'Pour le parcours' }
      expect((await call('POST', '/staff/opening/exceptions', token, exception)).status).toBeLessThan(300)
    }
    const order = { formula: 'default', months: 3, firstname: 'Odile', lastname: 'Martin', startsOnUse: true }
    const ordered = await call('POST', '/gifts', undefined, { ...order, email: 'odile@exemple.fr' })
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
    const session = ordered.body.payload.redirect.href.split('/').at(-1)
    fake.pay(session)
    const deliver = async (type: string, object: { id: string }) => {
      const { body, headers } = fake.event(type, object, new Date())
      const request = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: body.toString(),
      }
      return (await fetch(`${server.url}/api/webhooks/payment/stripe`, request)).status
    }

    await cable.cut()
    const payment = fake.sessions.get(session) ?? { id: session }
    expect(await deliver('checkout.session.completed', payment)).toBe(503)
    expect(await deliver('checkout.session.async_payment_succeeded', payment)).toBe(503)
    await openHelpDesk(page, 'admin@exemple.fr', '/admin/today')
    const needs = page.getByRole('region', { name: 'Ce qui vous attend' })
    await needs
      .getByRole('link', { name: /^Rejouer.: / })
      .first()
      .click()
    const rows = page.getByRole('main').getByRole('listitem')
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
      await dialog.getByRole('button', { name: 'Rejouer' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await replay()
    await expect(first).toContainText('2\u00a0essais', { timeout: 30_000 })
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page, 'events of Stripe, 360')
    await cable.mend()
    await replay()
    await expect(page.getByText('Tous les événements du prestataire de paiement sont traités.')).toBeVisible({
      timeout: 30_000,
    })

    await page.goto(`/gift/order/${ordered.body.payload.uid}`)
    await expect(page.getByRole('heading', { name: 'Votre cadeau est prêt' })).toBeVisible()
    await page.goto('/admin/payments')
    await expect(rows.filter({ hasText: 'odile@exemple.fr' })).toContainText('encaissé')
    await expect(rows.filter({ hasText: 'odile@exemple.fr' })).toHaveCount(1)
    await page.goto('/admin/audit')
    await expect(rows.filter({ hasText: 'Événements du prestataire\u00a0: abandon' })).toContainText('Le même paiement')
    await expect(rows.filter({ hasText: 'Événements du prestataire\u00a0: nouvel essai' })).toHaveCount(2)
  },
)
