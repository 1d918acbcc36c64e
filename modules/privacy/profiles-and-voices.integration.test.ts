import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesContaining } from '../../tests/fixtures/aging.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createUser, type Person, tokenOf } from '../accounts/fixtures/users.ts'
import { requestErasure } from '../accounts/index.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  admin = await tokenOf(app, await createUser(app, 'admin'))
})
afterAll(() => app.close())

const exported = async ({ uid }: Person, token: string) =>
  (await app.call('GET', `/users/${uid}/export`, { token })).body.payload

async function erase({ uid }: Person): Promise<void> {
  await requestErasure(app.platform.db, app.clock, uid, app.clock.now())
  await eraseDueAccounts(app.platform)
  await app.settle()
}

test('a coach’s export contains the profile sheet; erasure removes it entirely', async () => {
  const coach = await createUser(app, 'coach')
  const token = await tokenOf(app, coach)
  const path = `/staff/coach-profiles/${coach.uid}`
  const { version } = (await app.call('GET', path, { token })).body.payload
  const words = {
    name: 'Zénobie',
    title: 'Sage-femme zélandaise',
    biography: '<p>Zézayante.</p>',
    languages: ['zoulou'],
  }
  expect((await app.call('PATCH', path, { token, body: { ...words, version } })).status).toBe(200)
  expect((await app.call('POST', `${path}/publish`, { token: admin })).status).toBe(200)
  expect((await exported(coach, token)).profile).toMatchObject([{ draft: words, live: words, published: true }])
  await erase(coach)
  for (const word of ['Zénobie', 'zélandaise', 'zézayante', 'zoulou']) {
    expect([word, await tablesContaining(app, word)]).toEqual([word, []])
  }
  expect((await app.call('GET', '/content/coaches')).body.payload).toEqual([])
})

test('a member’s export contains the voice and its consent; erasure removes both', async () => {
  const member = await createUser(app)
  const token = await tokenOf(app, member)
  await app.call('POST', `/staff/members/${member.uid}/invite-voice`, { token: admin })
  await app.settle()
  const mailed = (await app.mailsTo(member.email)).map(({ text }) => /\/voices\/([\w-]+)/.exec(text)?.[1])
  const link = `/voices/${mailed.at(-1)}`
  const words = { text: 'Une parole xylophone.', name: 'Xanthippe', detail: 'Xaintrie' }
  const written = await app.call('POST', link, { body: { ...words, consent: true } })
  expect(written.status).toBe(201)
  const { uid } = written.body.payload
  expect((await app.call('POST', `/staff/voices/${uid}/approve`, { token: admin })).status).toBe(200)
  const { voices } = await exported(member, token)
  expect(voices.written).toMatchObject([{ ...words, consentAt: expect.any(String), consent: expect.any(String) }])
  await erase(member)
  for (const word of ['xylophone', 'Xanthippe', 'Xaintrie']) {
    expect([word, await tablesContaining(app, word)]).toEqual([word, []])
  }
  expect((await app.call('GET', '/content/home')).body.payload.voices).toEqual([])
})

test('the register names the purpose of sheets and voices', async () => {
  const { body } = await app.call('GET', '/staff/privacy-register', { token: admin })
  const register = JSON.stringify(body.payload)
  for (const table of ['coaching_profiles', 'site_voices', 'site_voice_invitations']) expect(register).toContain(table)
  expect(body.payload.gaps).toEqual([])
})
