import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createSubscriber } from '../../fixtures/subscriber.ts'
import { eraseSubscriptions } from '../../index.ts'

let app: TestApp
let admin: Person
let support: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'], 'Ada')
  support = await createUser(app, ['support'])
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read whole responses
const list = async (query: string): Promise<any> => (await admin.get(`/staff/members?${query}`)).body
const uidsOf = (body: { payload: { uid: string }[] }) => body.payload.map(({ uid }) => uid)

describe('the list of members', () => {
  const tag = randomUUID().slice(0, 8)
  const members: Person[] = []
  beforeAll(async () => {
    for (const name of ['Zoé', 'Éloïse', 'élise', 'Bérénice', 'Ève']) {
      app.clock.advance(1000)
      members.push(await createUser(app, ['user'], name, `${tag}-${members.length}@exemple.fr`))
    }
  })

  test('the member list has the fields of the contract', async () => {
    const { payload, page } = await list(`q=${tag}-1`)
    expect(page).toEqual({ total: 1 })
    expect(payload).toEqual([
      {
        uid: members[1]?.uid,
        email: members[1]?.email,
        givenUntil: null,
        name: 'Éloïse',
        state: 'active',
        roles: ['user'],
        date: expect.stringMatching(/Z$/),
        lastSeen: expect.stringMatching(/Z$/),
        subscription: null,
        version: 1,
      },
    ])
  })

  test('the member list is paged, newest first by default', async () => {
    const second = await list(`q=${tag}&page=2&perPage=2`)
    expect(second.page).toEqual({ total: 5 })
    expect(uidsOf(second)).toEqual([members[2]?.uid, members[1]?.uid])
    expect(uidsOf(await list(`q=${tag}&page=9&perPage=2`))).toEqual([])
  })

  test('the member list is sorted by name ignoring accents and case, in both directions', async () => {
    const names = async (order: string) =>
      (await list(`q=${tag}&sort=name&order=${order}`)).payload.map(({ name }: { name: string }) => name)
    expect(await names('asc')).toEqual(['Bérénice', 'élise', 'Éloïse', 'Ève', 'Zoé'])
    expect(await names('desc')).toEqual(['Zoé', 'Ève', 'Éloïse', 'élise', 'Bérénice'])
  })

  test.each(['date', 'email', 'name', 'state', 'lastSeen', 'uid'])('members can be sorted by %s', async (sort) => {
    expect(uidsOf(await list(`q=${tag}&sort=${sort}&order=desc`)).sort()).toEqual(members.map(({ uid }) => uid).sort())
  })

  test('the member list refuses an unknown sort field, page 0 and a perPage of 101', async () => {
    expect(violationsOf(await admin.get('/staff/members?sort=password'))).toEqual([400, ['sort', 'invalid']])
    expect(violationsOf(await admin.get('/staff/members?page=0'))).toEqual([400, ['page', 'invalid']])
    expect(violationsOf(await admin.get('/staff/members?perPage=101'))).toEqual([400, ['perPage', 'invalid']])
  })

  test('the member list is searched by words ignoring accents; % and _ are escaped', async () => {
    expect(uidsOf(await list(`q=${encodeURIComponent(`ELOISE ${tag}`)}`))).toEqual([members[1]?.uid])
    expect((await list(`q=${encodeURIComponent('%')}`)).page.total).toBe(0)
    expect((await list(`q=${encodeURIComponent('_')}`)).page.total).toBe(0)
    expect((await list(`q=${encodeURIComponent('\\')}`)).page.total).toBe(0)
    expect((await list('q=%20')).page.total).toBeGreaterThan(5)
  })

  test('the member list is filtered by uid, role and state', async () => {
    const two = `filter[uid]=${members[0]?.uid}&filter[uid]=${members[4]?.uid}`
    expect(uidsOf(await list(`${two}&sort=date&order=asc`))).toEqual([members[0]?.uid, members[4]?.uid])
    expect(uidsOf(await list('filter[role]=support'))).toEqual([support.uid])
    expect((await list(`q=${tag}&filter[state]=suspended`)).page.total).toBe(0)
    expect((await list(`q=${tag}&filter[state]=erased`)).page.total).toBe(0)
    expect((await list(`q=${tag}&filter[state]=erased&filter[state]=active`)).page.total).toBe(5)
  })

  test('the member list finds a member by part of a name', async () => {
    expect(uidsOf(await list(`q=${encodeURIComponent('loïs')}`))).toEqual([members[1]?.uid])
  })

  test('the member list can be limited to staff or to people without a staff role', async () => {
    const people = await list(`filter[staff]=0&perPage=100`)
    expect(uidsOf(people)).toEqual(expect.arrayContaining(members.map(({ uid }) => uid)))
    expect(uidsOf(people)).not.toContain(support.uid)
    expect(uidsOf(await list('filter[staff]=1')).toSorted()).toEqual([admin.uid, support.uid].toSorted())
    expect(uidsOf(await list('filter[staff]=0&filter[role]=support'))).toEqual([])
  })

  test('the member list filters by subscription status', async () => {
    const subscriber = await createSubscriber(app)
    await subscriber.subscribe()
    const trialing = await list('filter[subscription]=trialing')
    expect(uidsOf(trialing)).toEqual([subscriber.uid])
    expect(trialing.payload[0].subscription).toBe('trialing')
    expect((await list('filter[subscription]=active')).page.total).toBe(0)
    expect((await support.get(`/staff/members/${subscriber.uid}`)).body.payload.subscription).toBe('trialing')
  })

  test('the member list filtered by status can be paged by date in both directions', async () => {
    const uids: string[] = []
    for (let place = 0; place < 5; place += 1) {
      app.clock.advance(1000)
      const subscriber = await createSubscriber(app)
      await subscriber.subscribe()
      uids.push(subscriber.uid)
    }
    const page = async (number: number, order = '') =>
      uidsOf(await list(`filter[subscription]=trialing&perPage=2&page=${number}${order}`))
    const newest = uids.toReversed()
    expect([...(await page(1)), ...(await page(2))]).toEqual(newest.slice(0, 4))
    expect([...(await page(1, '&sort=date&order=desc')), ...(await page(2, '&sort=date&order=desc'))]).toEqual(
      newest.slice(0, 4),
    )
    const before = await list('filter[subscription]=trialing&sort=date&order=asc&perPage=100')
    expect(uidsOf(before).slice(-5)).toEqual(uids)
    expect(before.page.total).toBe(before.payload.length)
    const bySearch = await list('filter[subscription]=trialing&q=exemple.fr&perPage=100')
    expect(uidsOf(bySearch)).toEqual(uidsOf(before).toReversed())
    await app.platform.db.execute(sql`update subscribers set user_uid = null where user_uid = ${uids[4]}`)
    const after = await list('filter[subscription]=trialing&perPage=100')
    expect(uidsOf(after)).toEqual(uidsOf(before).toReversed().slice(1))
    expect(after.page.total).toBe(before.page.total - 1)
  })

  test('the member list without staff leaves out a subscribed colleague', async () => {
    const [one, colleague] = [await createSubscriber(app), await createSubscriber(app)]
    for (const subscriber of [one, colleague]) await subscriber.subscribe()
    await app.platform.db.execute(sql`update users set roles = array['user', 'coach'] where uid = ${colleague.uid}`)
    for (const search of ['', '&q=exemple']) {
      const found = uidsOf(await list(`filter[staff]=0&filter[subscription]=trialing&perPage=100${search}`))
      expect(found).toContain(one.uid)
      expect(found).not.toContain(colleague.uid)
    }
  })
})

test('members, payments and subscriptions are found by the names on the order', async () => {
  const subscriber = await createSubscriber(app)
  const lastname = 'D’Été-Lefèvre'
  const names = { firstname: 'Solène', lastname }
  expect((await subscriber.subscribe(undefined, { body: names })).status).toBe(200)
  const resources = ['members', 'payments', 'subscriptions']
  const foundIn = async (resource: string, q: string) =>
    (await admin.get(`/staff/${resource}?q=${encodeURIComponent(q)}`)).body.page.total
  for (const q of [lastname, "D'ÉTÉ-LEFÈVRE", "solene d'ete"]) {
    for (const resource of resources) expect(await foundIn(resource, q), `${resource} ${q}`).toBe(1)
  }
  expect(await foundIn('payments', `Camille ${lastname}`)).toBe(0)
  await eraseSubscriptions(app.platform, app.platform.db, subscriber.uid)
  for (const resource of ['payments', 'subscriptions']) expect(await foundIn(resource, lastname)).toBe(0)
})

test('reading or changing an unknown member returns 404', async () => {
  expect((await admin.get(`/staff/members/${randomUUID()}`)).status).toBe(404)
  expect((await admin.get('/staff/members/unknown')).status).toBe(404)
  expect((await admin.post(`/staff/members/${randomUUID()}/suspend`, {})).status).toBe(404)
})

test('suspending closes the member’s sessions and prevents new ones until restored', async () => {
  const member = await createUser(app, ['user'])
  const suspended = await admin.post(`/staff/members/${member.uid}/suspend`, { reason: 'abus' })
  expect(suspended.status).toBe(200)
  expect(suspended.body.payload).toMatchObject({ uid: member.uid, state: 'suspended', version: 2 })
  expect((await member.get(`/users/${member.uid}`)).status).toBe(401)
  const password = { identifier: member.email, password: 'petite-fleur-rose' }
  expect((await app.call('POST', '/auth_check', { body: password })).status).toBe(403)
  expect(uidsOf(await list('filter[state]=suspended'))).toEqual([member.uid])

  const restored = await admin.post(`/staff/members/${member.uid}/restore`)
  expect(restored.body.payload).toMatchObject({ state: 'active', version: 3 })
  expect((await app.call('POST', '/auth_check', { body: password })).status).toBe(200)
  expect((await member.get(`/users/${member.uid}`)).status).toBe(401)
  expect(await auditOf(admin, member.uid)).toEqual([
    ['members.suspend', { changed: true, reason: 'abus' }],
    ['members.restore', { changed: true }],
  ])
})

test('admins cannot suspend themselves', async () => {
  expect(violationsOf(await admin.post(`/staff/members/${admin.uid}/suspend`, {}))).toEqual([409, ['uid', 'invalid']])
  expect((await admin.get(`/staff/members/${admin.uid}`)).body.payload.state).toBe('active')
  expect(await auditOf(admin, admin.uid)).toEqual([])
})

test('a mail greets a member by name, never by part of the address', async () => {
  const greetingTo = async (name?: string) => {
    const member = await createUser(app, ['user'], name)
    await admin.post(`/staff/members/${member.uid}/grant-vip`)
    await app.settle()
    return (await app.mailsTo(member.email)).at(-1)?.text.match(/^Bonjour.*$/m)?.[0]
  }
  expect([await greetingTo('Zoé'), await greetingTo()]).toEqual(['Bonjour Zoé,', 'Bonjour,'])
})

test('VIP is granted and ended, each with an audit entry naming actor and reason', async () => {
  const member = await createUser(app, ['user'])
  const granted = await admin.post(`/staff/members/${member.uid}/grant-vip`, { reason: 'geste' })
  expect(granted.body.payload.roles.sort()).toEqual(['user', 'vip'])
  expect((await admin.post(`/staff/members/${member.uid}/grant-vip`)).status).toBe(200)
  const ended = await admin.post(`/staff/members/${member.uid}/end-vip`, {})
  expect(ended.body.payload.roles).toEqual(['user'])
  expect(await auditOf(admin, member.uid)).toEqual([
    ['members.grant-vip', { changed: true, reason: 'geste' }],
    ['members.grant-vip', { changed: false }],
    ['members.end-vip', { changed: true }],
  ])
  const lines: { action: string; by: unknown }[] = (await admin.get(`/staff/audit?filter[target]=${member.uid}`)).body
    .payload
  expect(lines.find(({ action }) => action === 'members.end-vip')?.by).toEqual({ uid: admin.uid, name: 'Ada' })
})

test('an action based on an outdated version of the account is refused', async () => {
  const member = await createUser(app, ['user'])
  const versionOf = async () => (await admin.get(`/staff/members/${member.uid}`)).body.payload.version
  const act = (name: string, version: number) => admin.post(`/staff/members/${member.uid}/${name}`, { version })
  for (const [name, opposite] of [
    ['suspend', 'restore'],
    ['grant-vip', 'end-vip'],
  ] as const) {
    const seen = await versionOf()
    expect((await act(name, seen)).status).toBe(200)
    const again = await act(name, seen)
    expect(violationsOf(again), name).toEqual([409, ['version', 'invalid']])
    expect(again.body.violations[0].message).toMatch(/^C’était déjà fait/)
    expect((await act(opposite, seen)).body.violations[0].message).toMatch(/^Ce compte a changé entre-temps/)
    expect((await act(opposite, await versionOf())).status).toBe(200)
    expect((await act(opposite, seen)).body.violations[0].message).toMatch(/^C’était déjà fait/)
  }
  const names = (await auditOf(admin, member.uid)).map(([name]) => name)
  expect(names).toEqual(['members.suspend', 'members.restore', 'members.grant-vip', 'members.end-vip'])
})

test('only one of two simultaneous suspensions succeeds', async () => {
  const member = await createUser(app, ['user'])
  const other = await createUser(app, ['admin'])
  const suspend = (who: Person) => who.post(`/staff/members/${member.uid}/suspend`, { version: 1 })
  const answers = await Promise.all([suspend(admin), suspend(other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await auditOf(admin, member.uid)).toHaveLength(1)
})

test('a member is mailed once when given access, and once when it ends', async () => {
  const member = await createUser(app, ['user'])
  for (const act of ['grant-vip', 'grant-vip', 'end-vip', 'end-vip']) {
    await admin.post(`/staff/members/${member.uid}/${act}`)
  }
  await app.settle()
  const subjects = (await app.mailsTo(member.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['L’accès au coaching vous est offert', 'Votre accès offert prend fin'])
})

test('ending the VIP of a subscriber ends the subscription without further charges', async () => {
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe()
  const before = await subscriber.subscription()
  const ended = await admin.post(`/staff/members/${subscriber.uid}/end-vip`, { reason: 'fraude' })
  expect(ended.body.payload).toMatchObject({ roles: ['user'], subscription: 'ended' })
  expect(await subscriber.subscription()).toMatchObject({ status: 'ended', nextPaymentDateTime: null })
  expect(await auditOf(admin, subscriber.uid)).toEqual([
    ['members.end-vip', { changed: true, subscription: before.uid, reason: 'fraude' }],
  ])
  await app.settle()
  const letter = (await app.mailsTo(subscriber.email)).at(-1)
  expect(letter?.subject).toBe('Votre abonnement est arrêté')
  expect(letter?.text).toMatch(/withdraw-contract\?t=/)
})

test('an action sent twice with one idempotency key is applied once', async () => {
  const member = await createUser(app, ['user'])
  const key = { 'idempotency-key': randomUUID() }
  const first = await admin.post(`/staff/members/${member.uid}/suspend`, { reason: 'abus' }, key)
  const second = await admin.post(`/staff/members/${member.uid}/suspend`, { reason: 'abus' }, key)
  expect(second.body).toEqual(first.body)
  expect(await auditOf(admin, member.uid)).toHaveLength(1)
})
