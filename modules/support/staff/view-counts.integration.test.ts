import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, type TestUser } from '../fixtures/tickets.ts'

let app: TestApp
let julie: TestUser
let coach: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
  coach = await createUser(app, 'Claire', 'coach')
  admin = await createUser(app, 'Anne', 'admin')
})
afterAll(() => app.close())

const get = (path: string, { token }: Pick<TestUser, 'token'>) => app.call('GET', `/staff/${path}`, { token })

async function change(uid: string, body: object, who: TestUser = julie): Promise<void> {
  const { version } = (await get(`tickets/${uid}`, who)).body.payload
  const answer = await app.call('PATCH', `/staff/tickets/${uid}`, { token: who.token, body: { ...body, version } })
  expect(answer.status).toBe(200)
}

const open = 'filter[snoozed]=false&filter[status]=new&filter[status]=pending&filter[status]=waiting'
const queriesOf = ({ uid }: TestUser) => ({
  open,
  mine: `${open}&filter[assignee]=${uid}`,
  unassigned: `${open}&filter[unassigned]=true`,
  waiting: 'filter[snoozed]=false&filter[waiting]=true',
})

async function totalsOf(who: TestUser, type?: string) {
  const totals = Object.entries(queriesOf(who)).map(async ([view, query]) => {
    const { body } = await get(`tickets?perPage=1&${query}${type ? `&filter[type]=${type}` : ''}`, who)
    return [view, body.page.total] as const
  })
  return Object.fromEntries(await Promise.all(totals))
}

const countsOf = async (who: TestUser, type?: string) =>
  (await get(`tickets/counts${type ? `?type=${type}` : ''}`, who)).body.payload

/** Inserts the row of a discussion that waits for a coach, without entries. */
async function insertDiscussion(assignee: string | null): Promise<void> {
  await app.platform.db.execute(sql`
    insert into support_tickets (uid, type, title, status, owner_uid, contact_uid, contact_name, assignee_uid, version,
      sequence, person_messages, staff_messages, created_at, modified_at, waiting_since)
    values (${randomUUID()}, 'coaching', '', 'pending', ${randomUUID()}, ${randomUUID()}, 'Camille', ${assignee}, 1,
      1, 1, 0, now(), now(), now())`)
}

test('each count is the total of its view’s list, for every role and channel', async () => {
  const uids: string[] = []
  for (let number = 0; number < 6; number += 1) uids.push((await createContactTicket(app)).uid)
  const [taken = '', answered = '', snoozed = '', closed = ''] = uids
  await change(taken, { assignee: julie.uid })
  await app.call('POST', `/staff/tickets/${answered}/messages`, { token: julie.token, body: { message: 'Voilà' } })
  await change(snoozed, { snoozedUntil: new Date(app.clock.now().getTime() + 60_000).toISOString() })
  await change(closed, { status: 'closed' })
  for (const assignee of [coach.uid, coach.uid, admin.uid, null]) await insertDiscussion(assignee)

  expect(await countsOf(julie)).toEqual({ open: 4, mine: 2, unassigned: 2, waiting: 3 })
  expect(await countsOf(coach)).toEqual({ open: 3, mine: 2, unassigned: 1, waiting: 3 })
  expect(await countsOf(admin)).toEqual({ open: 8, mine: 1, unassigned: 3, waiting: 7 })
  expect(await countsOf(admin, 'coaching')).toEqual({ open: 4, mine: 1, unassigned: 1, waiting: 4 })
  for (const who of [julie, coach, admin]) expect(await countsOf(who)).toEqual(await totalsOf(who))
  expect(await countsOf(admin, 'contact')).toEqual(await totalsOf(admin, 'contact'))
  expect((await get('tickets/counts?type=contact', coach)).status).toBe(403)
})

test('a count of more than a hundred tickets stops at 100', async () => {
  for (let number = 0; number < 70; number += 1) await insertDiscussion(coach.uid)
  for (let number = 0; number < 70; number += 1) await insertDiscussion(null)
  expect(await countsOf(coach)).toEqual({ open: 100, mine: 72, unassigned: 71, waiting: 100 })
})

/** Inserts one ticket for each combination of the views' criteria. */
async function insertEachKind(people: readonly string[]): Promise<void> {
  const [past, future] = [-60_000, 3_600_000].map((away) => new Date(app.clock.now().getTime() + away))
  await app.platform.db.execute(sql`
    insert into support_tickets (uid, type, title, status, owner_uid, contact_uid, contact_name, assignee_uid, version,
      sequence, person_messages, staff_messages, created_at, modified_at, snoozed_until, waiting_since, merged_into)
    select gen_random_uuid(), type, '', status, gen_random_uuid(), gen_random_uuid(), 'Camille', assignee::uuid, 1,
      1, 1, 0, now(), now(), snoozed::timestamptz, waiting, merged
    from unnest(array['contact', 'coaching']) type,
      unnest(array['new', 'pending', 'waiting', 'closed', 'locked']) status,
      unnest(array[${sql.join(
        people.map((uid) => sql`${uid}`),
        sql`, `,
      )}, null]) assignee,
      unnest(array[null, ${past}, ${future}]) snoozed,
      unnest(array[null, now()]) waiting,
      unnest(array[null, (select uid from support_tickets limit 1)]) merged`)
}

test('counts equal the lists’ totals for tickets with every combination of criteria', async () => {
  await app.platform.db.execute(sql`truncate support_tickets cascade`)
  await createContactTicket(app)
  await insertEachKind([julie.uid, coach.uid, admin.uid])
  expect(await countsOf(julie)).toEqual({ open: 49, mine: 12, unassigned: 13, waiting: 41 })
  for (const who of [julie, coach, admin]) expect(await countsOf(who)).toEqual(await totalsOf(who))
  for (const type of ['contact', 'coaching']) expect(await countsOf(admin, type)).toEqual(await totalsOf(admin, type))
})
