import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { findUser } from '../accounts/index.ts'
import { createSubscriber, passTime } from '../subscriptions/fixtures/subscriber.ts'
import { createUser } from '../support/fixtures/tickets.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-10T09:00:00Z', env: { DEMO: '1' } })
})
afterAll(() => app.close())

test.each([false, true])(
  'a withdrawal ends reading at once and erases in two weeks (cancelled: %s)',
  async (cancelled) => {
    const camille = await createSubscriber(app)
    await camille.subscribe()
    await camille.post(`/users/${camille.uid}/consents`, { kind: 'coaching', version: '1' })
    const words = { title: '[couple]: Dire non', message: 'Des mots à ne pas garder' }
    const { uid } = (await camille.post('/support/coaching/tickets', words)).body.payload
    const coach = await createUser(app, 'Claire', 'coach')
    const read = async () => (await app.call('GET', `/staff/tickets/${uid}`, { token: coach.token })).status
    expect(await read()).toBe(200)
    if (cancelled) await camille.post('/subscriptions/unsubscribe')
    await app.settle()
    expect((await camille.post('/subscriptions/withdraw')).status).toBe(202)
    expect(await read()).toBe(403)
    const exists = async () => (await findUser(app.platform.db, camille.uid)) !== undefined
    await passTime(app, { days: 13 })
    await eraseDueAccounts(app.platform)
    expect(await exists()).toBe(true)
    await passTime(app, { days: 1 })
    await expect.poll(exists).toBe(false)
    expect((await app.call('GET', `/staff/tickets/${uid}`, { token: await again(coach) })).status).toBe(404)
  },
)

/** Signs in again: a token lasts an hour, and the clock advances by weeks. */
async function again({ email }: { email: string }): Promise<string> {
  const { body } = await app.call('POST', '/auth_check', {
    body: { identifier: email, password: 'petite-fleur-rose' },
  })
  return body.payload.token
}
