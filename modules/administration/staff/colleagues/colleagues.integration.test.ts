import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  tokenOf,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { findUser, grantRole } from '../../../accounts/index.ts'
import { createSubscriber } from '../../../subscriptions/fixtures/subscriber.ts'
import { suspend } from '../../../subscriptions/staff/members/actions.ts'
import { colleagues } from './index.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'], 'Ada')
})
afterAll(() => app.close())

const newColleague = () => ({ email: `${randomUUID()}@exemple.fr`, name: 'Inès', roles: ['coach'] })
const read = async (uid: string) => (await admin.get(`/staff/staff/${uid}`)).body.payload

test('an invitation opens an account whose owner chooses a password by the mailed link', async () => {
  const body = newColleague()
  const invited = await admin.post('/staff/staff', body)
  expect(invited.status).toBe(201)
  const { uid } = invited.body.payload
  expect(invited.body.payload).toEqual({
    uid,
    ...body,
    secondFactor: false,
    suspended: false,
    invited: true,
    date: expect.stringMatching(/Z$/),
    version: 1,
  })
  await app.settle()
  const [mail] = await app.mailsTo(body.email)
  expect(mail?.text).toContain('Ada')
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const chosen = { token, password: 'petite-fleur-rose' }
  expect((await app.call('POST', '/reset-password/update', { body: chosen })).status).toBe(200)
  const mine = await app.call('GET', '/staff/members', { token: await tokenOf(app, body.email) })
  expect(mine.status).toBe(403)
  expect(await read(uid)).toMatchObject({ invited: false })
  expect((await auditOf(admin, uid))[0]).toEqual(['staff.invite', { roles: ['coach'] }])
})

test('an invitation sent again voids the former link and is audited', async () => {
  const body = newColleague()
  const { uid } = (await admin.post('/staff/staff', body)).body.payload
  const again = await admin.post(`/staff/staff/${uid}/invite`, { reason: 'trop tard' })
  expect([again.status, again.body.payload.invited]).toEqual([200, true])
  await app.settle()
  const mails = await app.mailsTo(body.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['office.invitation', 'office.invitation'])
  const tokens = mails.map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1])
  const choose = async (token: string | undefined) => {
    const chosen = { token, password: 'petite-fleur-rose' }
    return (await app.call('POST', '/reset-password/update', { body: chosen })).status
  }
  expect([await choose(tokens[0]), await choose(tokens[1])]).toEqual([400, 200])
  expect((await auditOf(admin, uid)).map(([action]) => action)).toEqual(['staff.invite', 'staff.invite-again'])
  expect(violationsOf(await admin.post(`/staff/staff/${uid}/invite`))).toEqual([409, ['uid', 'invalid']])
})

test('an invitation sent again from the list of mails invalidates the former link too', async () => {
  const { email, ...body } = newColleague()
  const { uid } = (await admin.post('/staff/staff', { email, ...body })).body.payload
  const tokens = async () =>
    (await app.mailsTo(email)).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1])
  const [former] = await tokens()
  const [mail] = await app.mailsTo(email)
  const resend = async () => {
    // A mail that was sent no longer stores its link.
    await app.platform.db.execute(sql`update mails set encrypted_link = null where recipient = ${email}`)
    return (await admin.post(`/staff/mails/${mail?.uid}/resend`)).status
  }
  await admin.patch(`/staff/staff/${uid}`, { suspended: true, version: 1 })
  expect(await resend()).toBe(409)
  await admin.patch(`/staff/staff/${uid}`, { suspended: false, version: 2 })
  expect(await resend()).toBe(200)
  const [renewed] = await tokens()
  const choose = async (token: string | undefined) => {
    const chosen = { token, password: 'petite-fleur-rose' }
    return (await app.call('POST', '/reset-password/update', { body: chosen })).status
  }
  expect([await choose(former), await choose(renewed)]).toEqual([400, 200])
})

test('an invitation is not sent again to suspended or active accounts, nor to members', async () => {
  const { uid } = (await admin.post('/staff/staff', newColleague())).body.payload
  await admin.patch(`/staff/staff/${uid}`, { suspended: true, version: 1 })
  expect(violationsOf(await admin.post(`/staff/staff/${uid}/invite`))).toEqual([409, ['uid', 'invalid']])
  const coach = await createUser(app, ['coach'])
  expect(violationsOf(await admin.post(`/staff/staff/${coach.uid}/invite`))).toEqual([409, ['uid', 'invalid']])
  const reader = await createUser(app, ['user'])
  expect((await admin.post(`/staff/staff/${reader.uid}/invite`)).status).toBe(404)
})

test('an invitation to an address that has an account, even a member’s, is refused', async () => {
  const reader = await createUser(app, ['user'])
  const answer = await admin.post('/staff/staff', { ...newColleague(), email: reader.email.toUpperCase() })
  expect(violationsOf(answer)).toEqual([409, ['email', 'duplicate']])
  expect((await admin.get(`/staff/members/${reader.uid}`)).body.payload.roles).toEqual(['user'])
})

test('an invitation without a role, or with one that is not a colleague’s, is refused', async () => {
  expect((await admin.post('/staff/staff', { ...newColleague(), roles: [] })).status).toBe(400)
  expect((await admin.post('/staff/staff', { ...newColleague(), roles: ['vip'] })).status).toBe(400)
})

test('an invitation sent twice with one key is mailed once', async () => {
  const body = newColleague()
  const key = { 'idempotency-key': randomUUID() }
  const [first, second] = [await admin.post('/staff/staff', body, key), await admin.post('/staff/staff', body, key)]
  expect(second.body).toEqual(first.body)
  expect(await app.mailsTo(body.email)).toHaveLength(1)
})

test('the list shows colleagues only, by role, name and address', async () => {
  const marker = randomUUID().slice(0, 8)
  const reader = await createUser(app, ['user'], 'Nour', `${marker}-r@exemple.fr`)
  const coach = await createUser(app, ['coach'], 'Zélie', `${marker}-c@exemple.fr`)
  const editor = await createUser(app, ['editor', 'vip'], 'Ana', `${marker}-e@exemple.fr`)
  const list = async (query: string) => (await admin.get(`/staff/staff?${query}`)).body
  const found = await list(`q=${marker}&sort=name&order=asc`)
  expect(found.page.total).toBe(2)
  expect(found.payload.map(({ uid, roles }: { uid: string; roles: string[] }) => [uid, roles])).toEqual([
    [editor.uid, ['editor']],
    [coach.uid, ['coach']],
  ])
  expect((await list(`filter[role]=editor&q=${marker}`)).page.total).toBe(1)
  expect((await admin.get(`/staff/staff/${reader.uid}`)).status).toBe(404)
})

test('a change of roles takes effect on the next call and keeps reader roles', async () => {
  const colleague = await createUser(app, ['editor', 'vip'])
  const { version } = await read(colleague.uid)
  const changed = await admin.patch(`/staff/staff/${colleague.uid}`, { roles: ['admin', 'admin'], version })
  expect(changed.body.payload).toMatchObject({ roles: ['admin'], version: version + 1 })
  const change = { from: { roles: ['editor'] }, to: { roles: ['admin'] } }
  expect(await auditOf(admin, colleague.uid)).toEqual([['staff.change', change]])
  expect((await colleague.get('/staff/audit')).status).toBe(200)
  expect((await admin.get(`/staff/members/${colleague.uid}`)).body.payload.roles.sort()).toEqual([
    'admin',
    'user',
    'vip',
  ])
})

test('a change of the name appears in the profile too', async () => {
  const colleague = await createUser(app, ['coach'], 'Léa')
  await admin.patch(`/staff/staff/${colleague.uid}`, { name: 'Léa D.', version: 1 })
  const { metadata } = (await colleague.get(`/users/${colleague.uid}`)).body.payload
  expect(JSON.parse(metadata)).toEqual({ profile: { name: 'Léa D.' }, favorites: [] })
})

test('a change to suspended closes the colleague’s sessions', async () => {
  const colleague = await createUser(app, ['coach'], 'Léa')
  const whole = await read(colleague.uid)
  const changed = await admin.put(`/staff/staff/${colleague.uid}`, { ...whole, suspended: true })
  expect(changed.body.payload).toMatchObject({ suspended: true, roles: ['coach'] })
  expect((await colleague.get(`/users/${colleague.uid}`)).status).toBe(401)
})

test('a change returns 400 without a version and 409 with an outdated one', async () => {
  const { uid } = await createUser(app, ['coach'], 'Léa')
  const path = `/staff/staff/${uid}`
  expect(violationsOf(await admin.patch(path, { name: 'Zoé' }))).toEqual([400, ['version', 'missing']])
  expect((await admin.patch(path, { name: 'Zoé', version: 1 })).status).toBe(200)
  expect(violationsOf(await admin.patch(path, { name: 'Ève', version: 1 }))).toEqual([409, ['version', 'invalid']])
  expect(violationsOf(await admin.delete(path))).toEqual([400, ['version', 'missing']])
  expect(violationsOf(await admin.delete(`${path}?version=1`))).toEqual([409, ['version', 'invalid']])
  expect((await read(uid)).name).toBe('Zoé')
})

test('a change from the same version as a parallel change is refused', async () => {
  const { uid } = await createUser(app, ['coach'])
  const names = ['Ana', 'Inès', 'Lou', 'Zoé']
  const answers = await Promise.all(names.map((name) => admin.patch(`/staff/staff/${uid}`, { name, version: 1 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await read(uid)).toMatchObject({
    name: names[answers.findIndex(({ status }) => status === 200)],
    version: 2,
  })
})

describe('the last admin', () => {
  test('the last admin cannot remove their own rights, in any way', async () => {
    const { version } = await read(admin.uid)
    const path = `/staff/staff/${admin.uid}`
    for (const change of [{ roles: ['coach'] }, { suspended: true }]) {
      expect(violationsOf(await admin.patch(path, { ...change, version }))).toEqual([409, ['uid', 'invalid']])
    }
    expect(violationsOf(await admin.delete(`${path}?version=${version}`))).toEqual([409, ['uid', 'invalid']])
    expect((await admin.patch(path, { roles: ['admin', 'coach'], version })).status).toBe(200)
  })

  /** Both admins were authorised before either call took effect. */
  const viewerOf = ({ uid, email }: Person): Viewer => ({
    uid,
    identifier: email,
    sid: randomUUID(),
    acl: { user: true, vip: false, coach: false, support: false, editor: false, admin: true },
  })

  test.each(['remove', 'suspend'] as const)(
    'the last admin remains when two admins %s each other at the same moment',
    async (act) => {
      const { platform } = app
      const [one, two] = [await createUser(app, ['admin']), await createUser(app, ['admin'])]
      const against = (viewer: Viewer, { uid }: Person) =>
        act === 'remove'
          ? colleagues.remove({ ports: platform, db: platform.db, actor: viewer }, uid, 1)
          : suspend.handle(
              { ports: platform, db: platform.db, actor: viewer },
              { params: { uid }, body: null, query: undefined as never },
            )
      const outcomes = await Promise.allSettled([against(viewerOf(one), two), against(viewerOf(two), one)])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 403 } })
    },
  )
})

test('a colleague who is removed loses all rights, sessions and finally the account', async () => {
  const colleague = await createUser(app, ['support'])
  expect((await admin.delete(`/staff/staff/${colleague.uid}?version=1`)).status).toBe(204)
  expect((await colleague.get('/staff/members')).status).toBe(401)
  expect((await admin.get(`/staff/staff/${colleague.uid}`)).status).toBe(404)
  await expect.poll(async () => (await admin.get(`/staff/members/${colleague.uid}`)).status).toBe(404)
  expect(await auditOf(admin, colleague.uid)).toContainEqual(['staff.remove', {}])
})

test('a colleague who is removed keeps the account as a reader if they subscribe', async () => {
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe()
  const { version } = (await admin.get(`/staff/members/${subscriber.uid}`)).body.payload
  const { db, clock } = app.platform
  await grantRole(db, clock, subscriber.uid, 'editor')
  expect((await admin.delete(`/staff/staff/${subscriber.uid}?version=${version + 1}`)).status).toBe(204)
  expect(await findUser(db, subscriber.uid)).toMatchObject({ roles: ['user', 'vip'], erasureDueAt: null })
})
