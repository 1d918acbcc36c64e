import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { scaleTimeout } from '../../../tests/fixtures/patience.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { withCoveredCoaches } from '../../support/covers/covered.ts'
import { recomputeDueTimesJob } from '../../support/hours/jobs.ts'
import { recordMissedSweep } from '../../support/hours/missed-promises.ts'
import { findHours, saveHours } from '../../support/hours/queries-hours.ts'
import { staffCoverResource } from '../../support/staff/covers/index.ts'
import { readTicket } from '../../support/staff/tickets/read-ticket.ts'
import { missedPromises } from '../../support/tables-promises.ts'
import { answerTicket } from '../../support/tickets/messages/answer-ticket.ts'
import { sendMessage } from '../../support/tickets/messages/send-message.ts'
import { lockTicket } from '../../support/tickets/queries-tickets.ts'
import { coachingChannel } from '../coaching-channel.ts'
import { openDiscussion } from '../open-discussion.ts'
import { createCoach, createPayingSubscriber } from '../promises/fixtures/wait.ts'
import { readings } from '../tables.ts'

/** Number of random absences; a full run uses 1000. */
const absences = Number(process.env.ABSENCES ?? 25)
const stepsEach = 30
const hour = 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' }, now: '2026-11-17T09:00:00Z', workers: false })
})
afterAll(() => app.close())

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
const totals = { agreed: 0, read: 0, refused: 0, missed: 0 }

/** A cover as the two coaches see it. */
interface Agreement {
  uid: string
  from: string
  to: string
  agreed: boolean
  closed: boolean
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    return undefined
  })
}

async function live(
  random: () => number,
  { person }: Awaited<ReturnType<typeof createPayingSubscriber>>,
): Promise<void> {
  const { platform, clock } = app
  const { db } = platform
  const coach = await createCoach(app, 'Claire')
  const colleague = await createCoach(app, 'Nadia')
  const now = () => clock.now().getTime()
  const given = { title: '[Vie]: Un doute', message: 'Bonjour', coach: coach.uid }
  const { uid } = await openDiscussion(platform, db, coachingChannel, person, given)
  const agreements: Agreement[] = []
  const missed = new Set<number>()
  const readAt = new Set<number>()
  const asStaff = (actor: Viewer) => ({ ports: platform, db, actor })
  const isCovered = () => {
    const today = paris.format(clock.now())
    return agreements.some(({ agreed, closed, from, to }) => agreed && !closed && from <= today && today <= to)
  }
  const ticketOf = async () => {
    const ticket = await db.transaction((db) => lockTicket(db, uid))
    if (!ticket) throw new Error('the discussion is gone')
    return ticket
  }
  async function note(): Promise<void> {
    const { waitingSince, answerDueAt } = await ticketOf()
    if (waitingSince && answerDueAt && answerDueAt.getTime() < now()) missed.add(waitingSince.getTime())
  }
  const promiseAnew = () => recomputeDueTimesJob.handle(platform, { staff: coach.uid })
  const day = (days: number) => paris.format(now() + days * 24 * hour)

  async function propose(): Promise<void> {
    const from = Math.floor(random() * 4)
    const days = { from: day(from), to: day(from + Math.floor(random() * 5)) }
    const made = { coach: coach.uid, cover: colleague.uid, ...days }
    const cover = await unlessRefused(staffCoverResource.create(asStaff(coach), made))
    if (cover) agreements.push({ uid: cover, ...days, agreed: false, closed: false })
  }
  async function decide(state: 'agreed' | 'closed'): Promise<void> {
    const one = agreements.at(-1)
    if (!one) return
    const actor = state === 'closed' && random() < 0.5 ? coach : colleague
    const { version } = await staffCoverResource.read(asStaff(actor), one.uid)
    const changed = await unlessRefused(staffCoverResource.change(asStaff(actor), one.uid, { state, version }))
    if (!changed) return
    if (state === 'closed') one.closed = true
    else one.agreed = true
    totals.agreed += state === 'agreed' ? 1 : 0
    await promiseAnew()
  }
  async function wait(): Promise<void> {
    clock.advance(Math.ceil(random() * 30) * hour + Math.ceil(random() * 1000))
    await note()
  }
  async function read(): Promise<void> {
    const actor = await withCoveredCoaches(platform, db, colleague)
    const seen = await unlessRefused(readTicket(asStaff(actor), uid, { length: 20 }))
    expect(seen !== undefined).toBe(isCovered())
    totals[seen ? 'read' : 'refused'] += 1
    if (seen) readAt.add(now())
  }
  async function answer(viewer: Viewer): Promise<void> {
    const actor = await withCoveredCoaches(platform, db, viewer)
    const sent = await unlessRefused(answerTicket(platform, db, actor, { uid, message: 'Me voici', internal: false }))
    expect(sent !== undefined).toBe(viewer === coach || isCovered())
  }
  async function beAway(): Promise<void> {
    const former = await findHours(db, coach.uid)
    const daysOff = [{ from: day(0), to: day(Math.floor(random() * 4)), label: '' }]
    const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }))
    const version = (former?.version ?? 1) + 1
    await saveHours(db, { staffUid: coach.uid, hours, daysOff, version, modifiedAt: clock.now() })
    await promiseAnew()
  }
  const write = () => sendMessage(platform, db, { channel: coachingChannel, person }, { uid, message: 'Encore' })
  const steps: (() => Promise<unknown>)[] = [
    ...[wait, wait, wait, write, write, read, read, read, propose, beAway],
    () => answer(colleague),
    () => answer(coach),
    () => decide('agreed'),
    () => decide('agreed'),
    () => decide('closed'),
    () => recordMissedSweep.handle(platform),
  ]
  for (let step = 0; step < stepsEach; step += 1) {
    clock.advance(1)
    await note()
    await steps[Math.floor(random() * steps.length)]?.()
  }
  await recordMissedSweep.handle(platform)
  const recorded = await db.select().from(missedPromises).where(eq(missedPromises.ticketUid, uid))
  expect(recorded.map(({ waitingSince }) => waitingSince.getTime()).sort()).toEqual([...missed].sort())
  const shown = await db.select().from(readings).where(eq(readings.ticketUid, uid))
  expect(shown.filter(({ createdAt }) => !readAt.has(createdAt.getTime()))).toEqual([])
  expect(shown.length > 0).toBe(readAt.size > 0)
  totals.missed += missed.size
}

test(
  `${absences} absences lose no promise and open nothing on other days`,
  async () => {
    const paying = await createPayingSubscriber(app)
    for (let seed = 1; seed <= absences; seed += 1) await live(randomOf(seed * 7919), paying)
    for (const count of Object.values(totals)) expect(count).toBeGreaterThan(absences / 10)
  },
  scaleTimeout(600_000),
)
