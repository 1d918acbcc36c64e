import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { grantRole, revokeRole } from '../../accounts/index.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  admin = await createUser(app, 'Ada', 'admin')
})
afterAll(() => app.close())

const invite = ({ uid }: TestUser) => app.call('POST', `/staff/members/${uid}/invite-voice`, { token: admin.token })
const words = { text: 'J’aime écrire le soir et trouver une réponse.', name: 'Camille', consent: true }

test('staff cannot be invited to write a voice', async () => {
  const count = async (who: TestUser) => (await app.mailsTo(who.email)).length
  for (const role of ['coach', 'admin', 'writer'] as const) {
    const colleague = await createUser(app, 'Claire', 'vip', role)
    const before = await count(colleague)
    const { status, body } = await invite(colleague)
    expect([status, body.violations]).toEqual([
      409,
      [
        expect.objectContaining({
          property: 'uid',
          message: 'Cette personne est de l’équipe\u00a0: seuls des membres témoignent.',
        }),
      ],
    ])
    expect(await count(colleague)).toBe(before)
  }
})

test('a member who joined staff cannot write with an earlier link', async () => {
  const member = await createUser(app, 'Camille', 'vip')
  expect((await invite(member)).status).toBe(202)
  const token = /\/voices\/([\w-]+)/.exec((await app.mailsTo(member.email)).at(-1)?.text ?? '')?.[1] ?? ''
  const write = () => app.call('POST', `/voices/${token}`, { body: words })
  await grantRole(app.platform.db, app.clock, member.uid, 'writer')
  const written = await write()
  expect([written.status, written.body.violations?.[0].property]).toEqual([409, 'token'])
  await revokeRole(app.platform.db, app.clock, member.uid, 'writer')
  expect((await write()).status).toBe(201)
})

test('voices of members who joined staff are refused and hidden', async () => {
  const write = async (name: string) => {
    const member = await createUser(app, name, 'vip')
    await invite(member)
    const token = /\/voices\/([\w-]+)/.exec((await app.mailsTo(member.email)).at(-1)?.text ?? '')?.[1] ?? ''
    const { body } = await app.call('POST', `/voices/${token}`, { body: { ...words, name } })
    return { member, voice: body.payload.uid as string }
  }
  const approve = (voice: string) =>
    app.call('POST', `/staff/voices/${voice}/approve`, { token: admin.token, body: {} })
  const shown = async (): Promise<string[]> =>
    (await app.call('GET', '/content/home')).body.payload.voices.map(({ uid }: { uid: string }) => uid)
  const [lou, zoe] = [await write('Lou'), await write('Zoé')]
  expect((await approve(zoe.voice)).status).toBe(200)
  expect(await shown()).toContain(zoe.voice)
  for (const { member } of [lou, zoe]) await grantRole(app.platform.db, app.clock, member.uid, 'coach')
  const refused = await approve(lou.voice)
  expect([refused.status, refused.body.violations?.[0].property]).toEqual([409, 'uid'])
  expect(await shown()).not.toContain(zoe.voice)
  await revokeRole(app.platform.db, app.clock, zoe.member.uid, 'coach')
  expect(await shown()).toContain(zoe.voice)
})
