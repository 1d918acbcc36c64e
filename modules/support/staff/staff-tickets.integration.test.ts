import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, randomEmail, type TestUser } from '../fixtures/tickets.ts'

let app: TestApp
let julie: TestUser
let coach: TestUser
let admin: TestUser
let editor: TestUser
let camille: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
  coach = await createUser(app, 'Claire', 'coach')
  admin = await createUser(app, 'Anne', 'admin')
  editor = await createUser(app, 'Édith', 'editor')
  camille = await createUser(app, 'Camille', 'vip')
})
afterAll(() => app.close())

const get = (path: string, { token }: Pick<TestUser, 'token'> = julie) => app.call('GET', `/staff/${path}`, { token })
const uidsOf = async (query: string, who: TestUser = julie) =>
  (await get(`tickets?perPage=100&${query}`, who)).body.payload.map((ticket: { uid: string }) => ticket.uid)
const patch = (uid: string, body: unknown, who: TestUser = julie) =>
  app.call('PATCH', `/staff/tickets/${uid}`, { token: who.token, body })

test('staff tickets return 401 without a session and 403 to readers and editors', async () => {
  const { uid } = await createContactTicket(app)
  for (const path of ['tickets', `tickets/${uid}`, 'saved-replies']) {
    expect((await app.call('GET', `/staff/${path}`)).status, path).toBe(401)
    expect((await get(path, camille)).status, path).toBe(403)
    expect((await get(path, editor)).status, path).toBe(403)
  }
})

test('support and admin access contact tickets, coaches discussions', async () => {
  const { uid } = await createContactTicket(app)
  expect((await get(`tickets/${uid}`, admin)).status).toBe(200)
  expect((await get(`tickets/${uid}`, coach)).status).toBe(403)
  expect((await patch(uid, { status: 'closed', version: 1 }, coach)).status).toBe(403)
  const body = { message: 'Bonjour' }
  expect((await app.call('POST', `/staff/tickets/${uid}/messages`, { token: coach.token, body })).status).toBe(403)
  expect((await get('tickets?filter[type]=contact', coach)).status).toBe(403)
  expect(await uidsOf('', coach)).not.toContain(uid)
  expect(await uidsOf('filter[type]=contact')).toContain(uid)
  expect((await get('tickets?filter[type]=coaching')).status).toBe(403)
  expect((await get('tickets?filter[type]=coaching', admin)).status).toBe(200)
})

test('the list filters by status, assignee, uid and words, ignoring accents', async () => {
  const mark = randomEmail().slice(0, 8)
  const one = await createContactTicket(app, { title: `[Technique]: Écran ${mark} figé`, name: 'Hélène' })
  const two = await createContactTicket(app, { title: `Autre ${mark}` })
  const listed = (await get(`tickets/${two.uid}`)).body.payload
  await patch(two.uid, { assignee: julie.uid, version: listed.version })
  expect((await uidsOf(`q=ECRAN ${mark} fige`)).concat(await uidsOf(`q=helene&filter[uid]=${one.uid}`))).toEqual([
    one.uid,
    one.uid,
  ])
  expect(await uidsOf(`q=${two.email.toUpperCase()}`)).toEqual([two.uid])
  expect(await uidsOf(`q=${mark}&filter[assignee]=${julie.uid}`)).toEqual([two.uid])
  expect(await uidsOf(`q=${mark}&filter[status]=new`)).toEqual([one.uid])
  expect(await uidsOf(`q=%25`)).toEqual([])
  expect(await uidsOf(`q=%27%3B--`)).toEqual([])
})

test('the list shows the first line of the latest message', async () => {
  const { uid, email } = await createContactTicket(app)
  const body = { message: '\n  Voici la facture.\nBonne journée' }
  await app.call('POST', `/staff/tickets/${uid}/messages`, { token: julie.token, body })
  const note = { message: 'Entre nous', internal: true }
  await app.call('POST', `/staff/tickets/${uid}/messages`, { token: julie.token, body: note })
  const { payload } = (await get(`tickets?q=${email}`)).body
  expect(payload).toMatchObject([{ uid, excerpt: 'Voici la facture.' }])
})

test('the list returns numbered pages with a total in the requested order', async () => {
  const email = randomEmail()
  const uids: string[] = []
  for (const title of ['c', 'a', 'b']) {
    app.clock.advance(1000)
    uids.push((await createContactTicket(app, { email, title })).uid)
  }
  const [c, a, b] = uids
  expect(await uidsOf(`q=${email}&sort=title`)).toEqual([a, b, c])
  expect(await uidsOf(`q=${email}&sort=date&order=desc`)).toEqual([b, a, c])
  const page = await get(`tickets?q=${email}&sort=date&perPage=2&page=2`)
  expect(page.body.payload.map((ticket: { uid: string }) => ticket.uid)).toEqual([b])
  expect(page.body.page).toEqual({ total: 3 })
})

test.each(['page=0', 'perPage=101', 'sort=password', 'order=up', 'filter[type]=chat', 'filter[status]=open', 'q=%00'])(
  'a wrong query is a 400: %s',
  async (query) => {
    expect((await get(`tickets?${query}`)).status).toBe(400)
  },
)

test('a single ticket shows the unread staff messages and the viewer’s rights', async () => {
  const { uid, headers } = await createContactTicket(app)
  const body = { message: 'Nous regardons.' }
  await app.call('POST', `/staff/tickets/${uid}/messages`, { token: julie.token, body })
  const note = { message: 'À suivre.', internal: true }
  await app.call('POST', `/staff/tickets/${uid}/messages`, { token: julie.token, body: note })
  expect((await get(`tickets/${uid}`)).body.payload).toMatchObject({
    unseen: 1,
    may: { answer: true, change: true, handOver: false },
  })
  await app.call('POST', `/support/contact/tickets/${uid}/read`, { headers })
  expect((await get(`tickets/${uid}`)).body.payload.unseen).toBe(0)
})

test('a change of a ticket without its current version is refused', async () => {
  const { uid } = await createContactTicket(app)
  expect((await patch(uid, { status: 'pending', version: 7 })).body.violations).toEqual([
    expect.objectContaining({ property: 'version', type: 'invalid' }),
  ])
  const { version } = (await get(`tickets/${uid}`)).body.payload
  expect((await patch(uid, { status: 'pending' })).body.violations).toEqual([
    expect.objectContaining({ property: 'version', type: 'missing' }),
  ])
  expect((await get(`tickets/${uid}`)).body.payload).toMatchObject({ status: 'new', version })
  expect((await patch(uid, { status: 'pending', version })).status).toBe(200)
  expect((await patch(uid, { status: 'closed', version })).status).toBe(409)
})

test('two parallel changes of a ticket succeed once', async () => {
  const { uid } = await createContactTicket(app)
  const { version } = (await get(`tickets/${uid}`)).body.payload
  const statuses = await Promise.all(
    ['pending', 'closed'].map(async (status) => (await patch(uid, { status, version })).status),
  )
  expect(statuses.sort()).toEqual([200, 409])
})

test('a ticket can be assigned to staff of its channel only, or to nobody', async () => {
  const { uid } = await createContactTicket(app)
  const assign = async (assignee: string | null) => {
    const { version } = (await get(`tickets/${uid}`)).body.payload
    return patch(uid, { assignee, version })
  }
  for (const wrong of [camille.uid, coach.uid, uid]) {
    expect((await assign(wrong)).body.violations).toEqual([expect.objectContaining({ property: 'assignee' })])
  }
  expect((await assign(admin.uid)).body.payload).toMatchObject({ assignee: { name: 'Anne' }, status: 'pending' })
  expect((await assign(null)).body.payload).toMatchObject({ assignee: null, status: 'pending' })
})

test('a change back to new returns 409, to an unknown status 400', async () => {
  const { uid } = await createContactTicket(app)
  const version = (await get(`tickets/${uid}`)).body.payload.version
  const next = (await patch(uid, { status: 'pending', version })).body.payload.version
  expect((await patch(uid, { status: 'new', version: next })).status).toBe(409)
  expect((await patch(uid, { status: 'ouvert', version: next })).status).toBe(400)
  expect((await patch(uid, { title: 'x', version: next })).status).toBe(400)
})

describe('saved replies', () => {
  const call = (method: string, path: string, body?: unknown, who: TestUser = julie) =>
    app.call(method, `/staff/saved-replies${path}`, { token: who.token, body })

  test('saved replies are created, read, changed with their version, and deleted', async () => {
    const created = await call('POST', '', { title: 'Écran figé', content: 'Bonjour {{name}}', type: 'contact' })
    expect(created.status).toBe(201)
    const { uid, version } = created.body.payload
    expect((await call('GET', `/${uid}`)).body.payload).toEqual(created.body.payload)
    expect((await call('GET', '?q=ecran')).body).toMatchObject({ payload: [{ uid }], page: { total: 1 } })
    const changed = await call('PATCH', `/${uid}`, { title: 'Écran noir', version })
    expect(changed.body.payload).toMatchObject({
      title: 'Écran noir',
      content: 'Bonjour {{name}}',
      version: version + 1,
    })
    expect((await call('PATCH', `/${uid}`, { title: 'x', version })).status).toBe(409)
    const whole = { ...changed.body.payload, type: null, content: 'Autre' }
    expect((await call('PUT', `/${uid}`, whole)).body.payload).toMatchObject({ type: null, content: 'Autre' })
    expect((await call('DELETE', `/${uid}?version=1`)).status).toBe(409)
    expect((await call('DELETE', `/${uid}`)).status).toBe(400)
    expect((await call('DELETE', `/${uid}?version=3`)).status).toBe(204)
    expect((await call('GET', `/${uid}`)).status).toBe(404)
  })

  test('saved replies of the help desk are not visible to coaches', async () => {
    const { uid } = (await call('POST', '', { title: 'À nous', content: 'x', type: 'contact' })).body.payload
    expect((await call('GET', `/${uid}`, undefined, coach)).status).toBe(403)
    expect((await call('PATCH', `/${uid}`, { title: 'x', version: 1 }, coach)).status).toBe(403)
    expect((await call('POST', '', { title: 'x', content: 'x', type: 'contact' }, coach)).status).toBe(403)
    expect((await call('POST', '', { title: 'x', content: 'x', type: 'coaching' }, coach)).status).toBe(201)
    expect((await call('GET', '?q=nous', undefined, coach)).body.page.total).toBe(0)
  })
})
