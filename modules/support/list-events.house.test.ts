import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { hubOf } from './hub.ts'
import { tellBeside } from './signs.ts'
import { openedTicket, type Somebody, somebody } from './support.fixture.ts'
import { type EventStream, followEvents } from './support-events.fixture.ts'

let house: TestHouse
let julie: Somebody
let claire: Somebody
let nadia: Somebody
let ada: Somebody
let camille: Somebody
beforeAll(async () => {
  house = await createTestHouse({ env: { DEMO: '1' } })
  julie = await somebody(house, 'Julie', 'support')
  claire = await somebody(house, 'Claire', 'coach')
  nadia = await somebody(house, 'Nadia', 'coach')
  ada = await somebody(house, 'Ada', 'admin')
  camille = await somebody(house, 'Camille', 'vip')
})
afterAll(() => house.close())

const bearer = ({ token }: Somebody) => ({ authorization: `Bearer ${token}` })

/** Until all that was told before has reached that process. */
async function delivered({ platform: { db, events } }: TestHouse): Promise<void> {
  const heard = Promise.withResolvers<void>()
  const stop = events.subscribe('test.delivered', () => heard.resolve())
  await events.publish(db, 'test.delivered', {})
  await heard.promise
  stop()
}
async function follow(who: Somebody, at = house): Promise<EventStream> {
  await delivered(at)
  return followEvents(at, '/staff/tickets/events', bearer(who))
}
// Nobody is anywhere any more, and no list is open.
afterEach(async () => {
  house.clock.advance(60_000)
  await vi.waitFor(() => expect(hubOf(house.platform).list.attached.size).toBe(0))
})
const post = (who: Somebody, path: string, body?: unknown) => house.call('POST', path, { token: who.token, body })
async function discussion(coach?: Somebody): Promise<string> {
  const body = { title: 'Un doute', message: 'Bonjour', ...(coach ? { coach: coach.uid } : {}) }
  return (await post(camille, '/support/coaching/tickets', body)).body.payload.uid
}
async function change(who: Somebody, uid: string, part: object): Promise<void> {
  const query = `filter[uid]=${uid}`
  const [{ version }] = (await house.call('GET', `/staff/tickets?${query}`, { token: who.token })).body.payload
  const answer = await house.call('PATCH', `/staff/tickets/${uid}`, { token: who.token, body: { ...part, version } })
  if (answer.status !== 200) throw new Error(`not changed: ${JSON.stringify(answer.body)}`)
}
const names = async (stream: EventStream, count: number) => (await stream.signs(count)).map(({ event }) => event)

describe('following the list', () => {
  test('tells that something changed and not what, once for what happens together', async () => {
    const ticket = await openedTicket(house)
    const stream = await follow(julie)
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const body = { message: 'Encore' }
    const write = () =>
      house.call('POST', `/support/contact/tickets/${ticket.uid}/messages`, { headers: ticket.headers, body })
    await Promise.all([write(), write(), write()])
    expect(await stream.signs(1)).toMatchObject([{ event: 'tickets', data: {} }])
    await change(julie, ticket.uid, { tags: ['urgent'] })
    expect(await names(stream, 2)).toEqual(['tickets', 'tickets'])
    stream.leave()
  })

  test('her own reading changes her list, and nobody else’s', async () => {
    const marie = await somebody(house, 'Marie', 'support')
    const { uid } = await openedTicket(house)
    const streams = [await follow(marie), await follow(julie)] as const
    await post(marie, `/staff/tickets/${uid}/read`)
    expect(await names(streams[0], 1)).toEqual(['tickets'])
    await post(ada, `/staff/tickets/${uid}/presence`, { state: 'reading' })
    expect(await names(streams[1], 1)).toEqual(['presence'])
    for (const stream of streams) stream.leave()
  })

  test('a coach is told of what is hers or nobody’s, never of another’s', async () => {
    const [hers, others] = [await discussion(claire), await discussion(nadia)]
    const stream = await follow(claire)
    await post(camille, `/support/coaching/tickets/${others}/messages`, { message: 'Nadia ?' })
    await post(nadia, `/staff/tickets/${others}/presence`, { state: 'writing' })
    await openedTicket(house)
    // Whatever was told of those would come before what is told of hers.
    await post(nadia, `/staff/tickets/${await discussion()}/presence`, { state: 'reading' })
    const told = await stream.signs(2)
    expect(told.map(({ event }) => event)).toEqual(['tickets', 'presence'])
    expect(told[1]?.data.others).toMatchObject([{ contact: { uid: nadia.uid, name: 'Nadia' }, state: 'reading' }])
    expect(JSON.stringify(told)).not.toContain(others)
    await post(camille, `/support/coaching/tickets/${hers}/messages`, { message: 'Claire ?' })
    expect(await names(stream, 3)).toEqual(['tickets', 'presence', 'tickets'])
    stream.leave()
  })

  test('who loses a discussion is told as well as who gets it; another coach is not', async () => {
    const { uid: third, ...paula } = await somebody(house, 'Paula', 'coach')
    const uid = await discussion(claire)
    const streams = [await follow(claire), await follow(nadia), await follow({ uid: third, ...paula })] as const
    await change(ada, uid, { assignee: nadia.uid })
    expect(await names(streams[0], 1)).toEqual(['tickets'])
    expect(await names(streams[1], 1)).toEqual(['tickets'])
    await post(nadia, `/staff/tickets/${await discussion()}/presence`, { state: 'reading' })
    const told = await streams[2].signs(2)
    expect(told.map(({ event }) => event)).toEqual(['tickets', 'presence'])
    for (const stream of streams) stream.leave()
  })

  test('shows at once who of staff is where, to all but herself, and that she left', async () => {
    const { uid } = await openedTicket(house)
    const first = await follow(ada)
    await post(julie, `/staff/tickets/${uid}/presence`, { state: 'reading' })
    await first.signs(1)
    const late = await follow(ada)
    const [here] = await late.signs(1)
    expect(here).toMatchObject({
      event: 'presence',
      data: { ticket: uid, others: [{ contact: { uid: julie.uid }, state: 'reading' }] },
    })
    await post(julie, `/staff/tickets/${uid}/presence`, { state: 'left' })
    expect((await first.signs(2))[1]).toEqual({ event: 'presence', id: 0, data: { ticket: uid, others: [] } })
    first.leave()
    late.leave()
  })

  test('an opinion that is given changes the list', async () => {
    const { uid, headers } = await openedTicket(house)
    await post(julie, `/staff/tickets/${uid}/messages`, { message: 'Voilà' })
    await house.call('POST', `/support/contact/tickets/${uid}/close`, { headers })
    const stream = await follow(ada)
    await tellBeside(house.platform, house.platform.db, uid, 'satisfaction')
    expect(await names(stream, 1)).toEqual(['tickets'])
    stream.leave()
  })

  test('is for staff who have conversations: signed out 401, a reader or an editor 403', async () => {
    const editor = await somebody(house, 'Édith', 'editor')
    expect((await followEvents(house, '/staff/tickets/events')).status).toBe(401)
    for (const who of [camille, editor]) expect((await follow(who)).status).toBe(403)
    const head = await house.call('HEAD', '/staff/tickets/events', { token: julie.token })
    expect(head.status).toBe(200)
  })

  test('ends with her session', async () => {
    const marc = await somebody(house, 'Marc', 'coach')
    const stream = await follow(marc)
    await hubOf(house.platform).beat()
    await house.call('DELETE', '/session', { token: marc.token })
    await hubOf(house.platform).beat()
    expect(await stream.ended()).toMatch(/^retry: 2000\n\n[\s\S]*:\n\n$/)
  })
})

test('what happened in one process is told by another', async () => {
  const other = await createTestHouse({ beside: house, workers: false, env: { DEMO: '1' } })
  const ticket = await openedTicket(house)
  const stream = await follow(julie, other)
  expect(stream.status).toBe(200)
  await house.call('POST', `/support/contact/tickets/${ticket.uid}/messages`, {
    headers: ticket.headers,
    body: { message: 'Par la première' },
  })
  expect(await names(stream, 1)).toContain('tickets')
  stream.leave()
  await other.close()
})
