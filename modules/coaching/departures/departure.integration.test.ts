import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { createDiscussion, openCoachingApp } from '../fixtures/coaching-app.ts'

let app: TestApp
let camille: TestUser
let nadia: TestUser
let owner: TestUser
beforeAll(async () => {
  ;({ app, camille, nadia } = await openCoachingApp())
  owner = await createUser(app, 'Élise', 'admin')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, who = owner) =>
  app.call(method, path, { token: who.token, body })
const departureOf = async ({ uid }: TestUser) => (await call('GET', `/staff/coaches/${uid}/departure`)).body.payload
const leave = async (coach: TestUser, proposals: unknown, version?: number) =>
  call('POST', `/staff/coaches/${coach.uid}/departure`, {
    proposals,
    version: version ?? (await departureOf(coach)).version,
  })
const versionOf = async ({ uid }: TestUser) => (await call('GET', `/staff/staff/${uid}`)).body.payload.version
const remove = async (coach: TestUser) => call('DELETE', `/staff/staff/${coach.uid}?version=${await versionOf(coach)}`)
const withoutCoach = async () =>
  (await call('GET', '/staff/tickets?filter[withoutCoach]=true&perPage=100')).body.payload.map(
    ({ uid }: { uid: string }) => uid,
  )
const mailsOf = async (email: string) => {
  await app.settle()
  return (await app.mailsTo(email)).filter(({ kind }) => kind === 'coaching.transfer-proposed')
}

test('A coach can be removed once every member has been offered a new coach', async () => {
  const lea = await createUser(app, 'Léa', 'coach')
  const zoe = await createUser(app, 'Zoé', 'vip')
  const open = [
    await createDiscussion(app, camille, lea),
    await createDiscussion(app, camille, lea),
    await createDiscussion(app, zoe, lea),
  ]
  const shown = await departureOf(lea)
  expect(shown.discussions.map(({ discussion }: { discussion: string }) => discussion).sort()).toEqual(open.sort())
  expect(shown.discussions.every(({ suggested }: { suggested: string }) => suggested !== lea.uid)).toBe(true)
  const refused = await remove(lea)
  expect([refused.status, refused.body.violations]).toMatchObject([409, [{ property: 'uid', type: 'invalid' }]])
  expect(refused.body.violations[0].message).toContain('3\u00a0échanges en cours')
  const proposals = open.map((discussion) => ({ discussion, coach: nadia.uid }))
  const answer = await leave(lea, proposals)
  expect(answer.status).toBe(202)
  expect((await departureOf(lea)).discussions.map(({ proposed }: { proposed: unknown }) => proposed)).toEqual(
    open.map(() => ({ uid: nadia.uid, name: 'Nadia' })),
  )
  expect([await mailsOf(camille.email), await mailsOf(zoe.email)].map((mails) => mails.length)).toEqual([1, 1])
  expect((await remove(lea)).status).toBe(204)
  expect((await withoutCoach()).sort()).toEqual([...open].sort())

  const path = `/support/coaching/tickets/${open[2]}/transfers`
  const [transfer] = (await call('GET', path, undefined, zoe)).body.payload
  expect((await call('POST', `${path}/${transfer.uid}/accept`, undefined, zoe)).status).toBe(200)
  const followed = (await call('GET', `/staff/tickets/${open[2]}`, undefined, nadia)).body.payload
  expect(followed).toMatchObject({ assignee: { uid: nadia.uid }, answerDueDateTime: expect.any(String) })
  expect((await withoutCoach()).sort()).toEqual([open[0], open[1]].sort())
})

test('A refused departure changes nothing', async () => {
  const lea = await createUser(app, 'Léa', 'coach')
  const [discussion, other] = [await createDiscussion(app, camille, lea), await createDiscussion(app, camille, nadia)]
  const gone = await createUser(app, 'Ada', 'coach')
  await call('PATCH', `/staff/staff/${gone.uid}`, { suspended: true, version: await versionOf(gone) })
  for (const proposals of [
    [{ discussion: other, coach: nadia.uid }],
    [{ discussion, coach: lea.uid }],
    [{ discussion, coach: gone.uid }],
    [{ discussion, coach: camille.uid }],
    [{ discussion: randomUUID(), coach: nadia.uid }],
    [
      { discussion, coach: nadia.uid },
      { discussion, coach: nadia.uid },
    ],
  ]) {
    const answer = await leave(lea, proposals)
    expect([answer.status, answer.body.violations], JSON.stringify(proposals)).toMatchObject([
      400,
      [{ property: 'proposals' }],
    ])
  }
  const outdated = await leave(lea, [{ discussion, coach: nadia.uid }], 999)
  expect([outdated.status, outdated.body.violations]).toMatchObject([409, [{ property: 'version', type: 'invalid' }]])
  expect((await departureOf(lea)).discussions).toMatchObject([{ discussion, proposed: null }])
})

test('A new proposal replaces the former one and allows dropping the coach role', async () => {
  const lea = await createUser(app, 'Léa', 'coach', 'editor')
  const claire = await createUser(app, 'Claire', 'coach')
  const discussion = await createDiscussion(app, camille, lea)
  const drop = async () =>
    call('PATCH', `/staff/staff/${lea.uid}`, { roles: ['editor'], version: await versionOf(lea) })
  expect((await drop()).status).toBe(409)
  for (const coach of [nadia, claire]) expect((await leave(lea, [{ discussion, coach: coach.uid }])).status).toBe(202)
  expect((await departureOf(lea)).discussions).toMatchObject([{ proposed: { uid: claire.uid } }])
  expect((await drop()).status).toBe(200)
})

test('The discussions of a suspended coach are listed on the morning page at once', async () => {
  const lea = await createUser(app, 'Léa', 'coach')
  const discussion = await createDiscussion(app, camille, lea)
  expect(await withoutCoach()).not.toContain(discussion)
  await call('PATCH', `/staff/staff/${lea.uid}`, { suspended: true, version: await versionOf(lea) })
  expect(await withoutCoach()).toContain(discussion)
})

test('Only an admin prepares a departure', async () => {
  for (const role of ['coach', 'support', 'editor', 'vip'] as const) {
    const who = await createUser(app, 'Nina', role)
    expect((await call('GET', `/staff/coaches/${nadia.uid}/departure`, undefined, who)).status).toBe(403)
  }
  expect((await call('GET', `/staff/coaches/${camille.uid}/departure`)).status).toBe(404)
})
