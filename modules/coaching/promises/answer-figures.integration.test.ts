import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerMonth, SatisfactionMonth } from '../../../contracts/administration/staff-figures.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { rowsOf } from '../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser } from '../../support/fixtures/tickets.ts'
import { recordMissedSweep } from '../../support/hours/missed-promises.ts'
import { closeTicket } from '../../support/tickets/close-ticket.ts'
import { answerTicket } from '../../support/tickets/messages/answer-ticket.ts'
import { sendMessage } from '../../support/tickets/messages/send-message.ts'
import { coachingChannel } from '../coaching-channel.ts'
import { openDiscussion } from '../open-discussion.ts'
import { createCoach, createPayingSubscriber } from './fixtures/wait.ts'

let app: TestApp
// Ten in the morning in Paris, on a Tuesday: the answer is due a day later.
const tuesday = '2026-11-17T09:00:00Z'
const hour = 3_600_000

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' }, now: tuesday, workers: false })
})
afterAll(() => app.close())

async function startDiscussion() {
  const { platform } = app
  const { person } = await createPayingSubscriber(app)
  const coach = await createCoach(app, 'Claire')
  const given = { title: '[Vie]: Un doute', message: 'Bonjour', coach: coach.uid }
  const { uid } = await openDiscussion(platform, platform.db, coachingChannel, person, given)
  const own = { channel: coachingChannel, person }
  return {
    uid,
    write: () => sendMessage(platform, platform.db, own, { uid, message: 'Encore' }),
    answer: () => answerTicket(platform, platform.db, coach, { uid, message: 'Me voici', internal: false }),
    close: () => closeTicket(platform, platform.db, own, uid),
  }
}

/** Signs in each time: a token lasts an hour, and these tests let days pass. */
async function ask<Row>(path: string): Promise<Row[]> {
  const { token } = await createUser(app, 'Odile', 'admin')
  const { status, body } = await app.call('GET', `/staff/${path}`, { token })
  expect(status).toBe(200)
  return body.payload.rows ?? body.payload
}
const counted = async (filter: string) =>
  (await ask<StaffTicket>(`tickets?perPage=100&filter[counted]=${encodeURIComponent(filter)}`)).map(({ uid }) => uid)

test('monthly counts of waits, answers and missed promises link to their tickets', async () => {
  const prompt = await startDiscussion()
  app.clock.advance(hour)
  await prompt.write()
  app.clock.advance(hour)
  await prompt.answer()
  const late = await startDiscussion()
  app.clock.advance(30 * hour)
  await recordMissedSweep.handle(app.platform)
  await late.answer()
  const waiting = await startDiscussion()
  app.clock.set('2026-11-30T23:30:00Z')
  await prompt.write()

  const [november, december] = await ask<AnswerMonth>('figures/answers?from=2026-11-01&to=2026-12-31')
  expect(november).toEqual({ month: '2026-11', waits: 3, answered: 2, waiting: 1, late: 1, medianSeconds: 16 * 3600 })
  expect(december, 'half past midnight in Paris').toMatchObject({ month: '2026-12', waits: 1, answered: 0, waiting: 1 })
  expect(new Set(await counted('waits@2026-11'))).toEqual(new Set([prompt.uid, late.uid, waiting.uid]))
  expect(await counted('late@2026-11')).toEqual([late.uid])
  expect(await counted('stillWaiting@2026-12')).toEqual([prompt.uid])
})

test('ratings are counted by channel and month; each count links to its tickets', async () => {
  const rated = await startDiscussion()
  const others = [await startDiscussion(), await startDiscussion()]
  for (const [{ uid }, rating] of [[rated, 2], ...others.map((one) => [one, 5])] as [typeof rated, number][]) {
    await app.platform.db.execute(
      sql`insert into support_surveys (ticket_uid, digest, asked_at, expires_at, rating, answered_at)
          values (${uid}, ${uid}, now(), now(), ${rating}, ${app.clock.now().toISOString()}::timestamptz)`,
    )
  }
  const december = (await ask<SatisfactionMonth>('figures/satisfaction?from=2026-12-01&to=2026-12-31'))[0]
  expect(december).toEqual({ month: '2026-12', contact: 0, coaching: 3, low: 1, average: 4 })
  expect(await counted('ratedLow@2026-12')).toEqual([rated.uid])
  expect(await counted('ratedCoaching@2026-12')).toHaveLength(3)
})

interface Raw {
  ticket: string
  staff: boolean
  at: number
}

/** Recomputes the figures from single messages, without SQL's window functions. */
async function computedAgain(month: string) {
  const { db } = app.platform
  const raw = await rowsOf<Raw & Record<string, unknown>>(
    db,
    sql`select e.ticket_uid as ticket, e.staff, (extract(epoch from e.created_at) * 1000)::float8 as at
        from support_entries e join support_tickets t on t.uid = e.ticket_uid
        where t.type = 'coaching' and e.kind = 'message' order by e.ticket_uid, e.sequence`,
  )
  const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit' })
  const delays: (number | undefined)[] = []
  let open: Raw | undefined
  const end = (answer?: Raw) => {
    if (open && paris.format(open.at) === month) delays.push(answer && (answer.at - open.at) / 1000)
    open = undefined
  }
  for (const one of raw) {
    if (open && open.ticket !== one.ticket) end()
    if (one.staff) end(one)
    else open ??= one
  }
  end()
  const answered = delays.filter((delay) => delay !== undefined).sort((a, b) => a - b)
  const middle = (answered.length - 1) / 2
  const medianSeconds = ((answered[Math.floor(middle)] ?? 0) + (answered[Math.ceil(middle)] ?? 0)) / 2
  return { waits: delays.length, answered: answered.length, medianSeconds }
}

test('figures of random conversations match an independent recount of the messages', async () => {
  app.clock.set('2027-01-05T09:00:00Z')
  let state = 11
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const discussions = await Promise.all(Array.from({ length: 6 }, startDiscussion))
  for (let step = 0; step < 60; step += 1) {
    app.clock.advance(1 + random(9 * hour))
    const one = discussions[random(discussions.length)]
    await (random(2) === 0 ? one?.write() : one?.answer())
  }
  const again = await computedAgain('2027-01')
  const [january] = await ask<AnswerMonth>('figures/answers?from=2027-01-01&to=2027-01-31')
  expect(again.answered).toBeGreaterThan(10)
  expect(january).toMatchObject({ ...again, medianSeconds: expect.closeTo(again.medianSeconds, 3) })
})
