import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors/index.ts'
import { scaleTimeout } from '../../../tests/fixtures/patience.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { giveConsent, withdrawConsent } from '../../accounts/index.ts'
import { credits } from '../../subscriptions/tables.ts'
import { undoMessage } from '../../support/held/undo-message.ts'
import { recomputeDueTimesJob } from '../../support/hours/jobs.ts'
import { recordMissedSweep } from '../../support/hours/missed-promises.ts'
import { findHours, saveHours } from '../../support/hours/queries-hours.ts'
import { missedPromises } from '../../support/tables-promises.ts'
import { closeTicket } from '../../support/tickets/close-ticket.ts'
import { answerTicket } from '../../support/tickets/messages/answer-ticket.ts'
import { sendMessage } from '../../support/tickets/messages/send-message.ts'
import { lockTicket } from '../../support/tickets/queries-tickets.ts'
import { coachingChannel } from '../coaching-channel.ts'
import { openDiscussion } from '../open-discussion.ts'
import { createCoach, createPayingSubscriber, type Moment, runUntilKilled, setPromiseCredit } from './fixtures/wait.ts'
import { settleMissedSweep } from './settle-missed.ts'

/** Number of random histories; a full run uses 2000. */
const histories = Number(process.env.PROMISE_HISTORIES ?? 25)
const stepsEach = 18
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

const ticketOf = async (uid: string) => {
  const ticket = await app.platform.db.transaction((db) => lockTicket(db, uid))
  if (!ticket) throw new Error('the discussion is gone')
  return ticket
}

type Paying = Awaited<ReturnType<typeof createPayingSubscriber>>
type Coach = Awaited<ReturnType<typeof createCoach>>
const totals = { missed: 0, credited: 0, held: 0, kills: 0 }

/** Runs one history, and compares the promises made to the member with the credits. */
async function live(random: () => number, { person }: Paying, coach: Coach): Promise<void> {
  const { platform, clock } = app
  const { db } = platform
  const now = () => clock.now().getTime()
  const given = { title: '[Vie]: Un doute', message: 'Bonjour', coach: coach.uid }
  await giveConsent(db, clock, person.ownerUid, { kind: 'coaching', version: '1' })
  const { uid } = await openDiscussion(platform, db, coachingChannel, person, given)
  let consentSince: number | undefined = now()
  /** Tells whether a missed deadline earns a credit, by the start of the wait. */
  const missed = new Map<number, boolean>()
  const own = { channel: coachingChannel, person }

  function note({ waitingSince, answerDueAt }: Awaited<ReturnType<typeof ticketOf>>): void {
    if (!waitingSince || !answerDueAt || answerDueAt.getTime() >= now() || missed.has(waitingSince.getTime())) return
    missed.set(waitingSince.getTime(), consentSince !== undefined && consentSince <= waitingSince.getTime())
  }
  async function wait(): Promise<void> {
    const before = await ticketOf(uid)
    clock.advance(Math.ceil(random() * 30) * hour * (random() < 0.2 ? 4 : 1) + Math.ceil(random() * 1000))
    note(before)
  }
  async function answer(undone: boolean): Promise<void> {
    const sent = await answerTicket(platform, db, coach, { uid, message: 'Me voici', internal: false })
    if (undone) await undoMessage(platform, db, coach, { uid, message: sent.uid })
    note(await ticketOf(uid))
  }
  async function beAway(): Promise<void> {
    const day = (days: number) => new Date(now() + days * 24 * hour).toISOString().slice(0, 10)
    const former = await findHours(db, coach.uid)
    const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: random() < 0.5 ? '09:00' : '13:00', to: '18:00' }))
    const daysOff = random() < 0.6 ? [{ from: day(0), to: day(Math.floor(random() * 6)), label: '' }] : []
    await saveHours(db, {
      staffUid: coach.uid,
      hours,
      daysOff,
      version: (former?.version ?? 0) + 1,
      modifiedAt: clock.now(),
    })
    await recomputeDueTimesJob.handle(platform, { staff: coach.uid })
  }
  async function changeConsent(): Promise<void> {
    if (consentSince === undefined) {
      await giveConsent(db, clock, person.ownerUid, { kind: 'coaching', version: '1' })
      consentSince = now()
    } else {
      await withdrawConsent(db, clock, person.ownerUid, 'coaching')
      consentSince = undefined
    }
  }
  function killed(): Moment | undefined {
    const drawn = random()
    if (drawn > 0.5) return undefined
    totals.kills += 1
    return drawn < 0.25 ? 'before commit' : 'after commit'
  }
  const record = () => runUntilKilled(platform, killed(), (platform) => recordMissedSweep.handle(platform))
  const settle = () => runUntilKilled(platform, killed(), (platform) => settleMissedSweep.handle(platform))
  const steps: (() => Promise<unknown>)[] = [
    wait,
    wait,
    wait,
    () => sendMessage(platform, db, own, { uid, message: 'Encore' }),
    () => sendMessage(platform, db, own, { uid, message: 'Encore' }),
    () => answer(false),
    () => answer(true),
    beAway,
    changeConsent,
    () => closeTicket(platform, db, own, uid),
    record,
    settle,
    () => Promise.all([settleMissedSweep.handle(platform), settleMissedSweep.handle(platform)]),
  ]
  for (let step = 0; step < stepsEach; step += 1) {
    clock.advance(1)
    await steps[Math.floor(random() * steps.length)]?.().catch((error: unknown) => {
      // The state does not allow this step: the history continues without it.
      if (!(error instanceof AppError)) throw error
    })
  }
  await recordMissedSweep.handle(platform)
  await settleMissedSweep.handle(platform)
  const credited = await db
    .select({ since: missedPromises.waitingSince })
    .from(credits)
    .innerJoin(missedPromises, eq(missedPromises.uid, credits.promiseUid))
    .where(eq(missedPromises.ticketUid, uid))
  const owed = [...missed].filter(([, owed]) => owed).map(([since]) => since)
  expect(credited.map(({ since }) => since.getTime()).sort()).toEqual(owed.sort())
  totals.missed += missed.size
  totals.credited += credited.length
  totals.held += missed.size - owed.length
  await closeTicket(platform, db, own, uid).catch(() => undefined)
}

test(
  'a missed promise is credited once; a kept or member-delayed one is not',
  async () => {
    await setPromiseCredit(app, 100)
    const paying = await createPayingSubscriber(app)
    for (let seed = 1; seed <= histories; seed += 1) {
      const coach = await createCoach(app, 'Claire')
      await live(randomOf(seed * 7919), paying, coach)
    }
    expect(totals.credited).toBeGreaterThan(histories / 10)
    const { kills, missed, credited, held } = totals
    process.stdout.write(
      `${histories} histories, ${kills} kills: ${missed} missed promises, ${credited} credits, ${held} held up by the member\n`,
    )
  },
  scaleTimeout(300_000 + histories * 6000),
)
