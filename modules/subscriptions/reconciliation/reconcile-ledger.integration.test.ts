import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendMailJob } from '../../../platform/mailer/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createAccount } from '../../accounts/index.ts'
import { cards, createSubscriber, ledgerLines, passTimeOnce } from '../fixtures/subscriber.ts'
import { withdraw } from '../lifecycle/withdraw.ts'
import type { BookEntry, PaymentProvider } from '../provider/provider.ts'
import { setPaymentProvider } from '../provider/registry.ts'
import { createSandbox } from '../provider/sandbox/provider.ts'
import { differenceSource, reconciliationSource } from '../staff/ledger/queries.ts'
import { reconcileLedger } from './reconcile-ledger.ts'

let app: TestApp
const staff = () => ({ ports: {}, db: app.platform.db, actor: 'system' as const })
let sandbox: PaymentProvider
const email = `${randomUUID()}@exemple.fr`
beforeAll(async () => {
  app = await createTestApp({ now: '2026-05-04T09:00:00Z', workers: false })
  sandbox = createSandbox(app.platform)
  await createAccount(app.platform, app.platform.db, { email, password: 'x', roles: ['user', 'admin'] })
})
beforeEach(() => setPaymentProvider(app.platform, sandbox))
afterAll(() => app.close())

const all = { page: 1, perPage: 100, order: 'desc' } as const

async function nextDay() {
  await passTimeOnce(app, { days: 1 })
  await reconcileLedger(app.platform)
  const [last] = (await reconciliationSource.list(staff(), all)).rows
  const { rows } = await differenceSource.list(staff(), all)
  return { last, found: rows.filter(({ reconciliationUid }) => reconciliationUid === last?.uid) }
}

/** No worker runs here, so the job that renders a mail is run by hand. */
const warnings = async () => {
  const written = async () => (await app.mailsTo(email)).filter(({ kind }) => kind === 'subscriptions.ledger-differs')
  for (const { uid } of await written()) await sendMailJob.handle(app.platform, { uid })
  return written()
}

/** Installs a provider whose records are passed through `change`, and followed by `more`. */
function withBooks(change: (entry: BookEntry) => BookEntry | undefined, more: BookEntry[] = []): void {
  setPaymentProvider(app.platform, {
    ...sandbox,
    async *entries(from, to) {
      for await (const entry of sandbox.entries(from, to)) {
        const changed = change(entry)
        if (changed) yield changed
      }
      yield* more
    },
    async entry(kind, reference) {
      const entry = await sandbox.entry(kind, reference)
      return entry && change(entry)
    },
  })
}

const same = (entry: BookEntry) => entry

test('a day without differences has one report and sends no mail', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  const other = await createSubscriber(app)
  await other.subscribe()
  await other.post('/subscriptions/withdraw')
  await passTimeOnce(app, {})
  const { last, found } = await nextDay()
  expect(last).toMatchObject({
    provider: 'sandbox',
    charged: 380,
    ledgerCharged: 380,
    refunded: 190,
    ledgerRefunded: 190,
  })
  expect(last?.finishedAt).toEqual(app.clock.now())
  expect(found).toEqual([])
  await Promise.all([reconcileLedger(app.platform), reconcileLedger(app.platform)])
  expect((await reconciliationSource.list(staff(), all)).total).toBe(1)
  expect(await warnings()).toEqual([])
})

test('a refused charge is not compared with the ledger', async () => {
  const camille = await createSubscriber(app)
  expect((await camille.subscribe(cards.refused)).status).toBe(400)
  const { last, found } = await nextDay()
  expect(last?.charged).toBe(last?.ledgerCharged)
  expect(found).toEqual([])
})

test('a charge whose event was lost is recorded and gives access', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe(cards.pending)
  app.clock.advance(3_600_000)
  const lost = {
    ...sandbox,
    lookup: async () => undefined,
    cancel: async () => ({ state: 'pending', reference: '' }) as const,
  }
  setPaymentProvider(app.platform, lost)
  await passTimeOnce(app, { hours: 2 })
  setPaymentProvider(app.platform, { ...sandbox, entries: sandbox.entries })
  expect(await ledgerLines(app, camille.uid)).toEqual([])
  app.clock.advance(86_400_000)
  await reconcileLedger(app.platform)
  const { rows } = await differenceSource.list(staff(), { ...all, filter: { state: ['repaired'] } })
  expect(rows).toMatchObject([{ kind: 'charge', problem: 'missing-in-ledger', amount: 190, state: 'repaired' }])
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
  expect(await camille.roles()).toContain('vip')
  expect(await warnings()).toEqual([])
})

test('a refund made in the provider’s dashboard is recorded, and not made again', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  app.clock.advance(1_800_000)
  let charge: BookEntry | undefined
  for await (const entry of sandbox.entries(new Date(app.clock.now().getTime() - 3_600_000), app.clock.now()))
    charge = entry
  const reference = charge?.reference ?? ''
  await sandbox.refund({ key: 'by hand', amount: 100, reference })
  const { found } = await nextDay()
  expect(found).toMatchObject([{ kind: 'refund', state: 'repaired', amount: 100 }])
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 100'])
  await withdraw(app.platform, app.platform.db, camille.uid)
  await passTimeOnce(app, {})
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 100', 'refund 90'])
})

test('a difference that cannot be repaired is mailed to every admin, once', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  const strange = { kind: 'charge', key: null, amount: 4200, at: app.clock.now(), charge: null } as const
  let changed = ''
  let hidden = ''
  const before = (await warnings()).length
  withBooks(
    (entry) => {
      if (entry.kind === 'refund') return entry
      if (changed === '' || changed === entry.reference) {
        changed = entry.reference
        return { ...entry, amount: entry.amount + 1 }
      }
      if (hidden === '' || hidden === entry.reference) {
        hidden = entry.reference
        return undefined
      }
      return entry
    },
    [{ ...strange, reference: 'foreign-1' }],
  )
  const { found } = await nextDay()
  expect(found.map(({ problem, state, reference }) => [problem, state, reference]).sort()).toEqual(
    [
      ['amount', 'open', changed],
      ['missing-at-provider', 'open', hidden],
      ['missing-in-ledger', 'open', 'foreign-1'],
    ].sort(),
  )
  const mails = (await warnings()).slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('3\u00a0écarts dans les comptes')
  expect(mails[0]?.text).toContain('foreign-1')
  withBooks(same, [{ ...strange, reference: 'foreign-1' }])
  const again = await nextDay()
  expect(again.found).toEqual([])
  expect((await warnings()).slice(before)).toHaveLength(1)
})

test('an interrupted comparison is taken over after half an hour', async () => {
  app.clock.advance(86_400_000)
  setPaymentProvider(app.platform, {
    ...sandbox,
    // biome-ignore lint/correctness/useYield: the connection fails before the first entry
    async *entries() {
      throw new Error('the connection failed')
    },
  })
  await expect(reconcileLedger(app.platform)).rejects.toThrow('the connection failed')
  setPaymentProvider(app.platform, sandbox)
  await reconcileLedger(app.platform)
  expect((await reconciliationSource.list(staff(), all)).rows[0]?.finishedAt).toBeNull()
  app.clock.advance(31 * 60_000)
  await reconcileLedger(app.platform)
  expect((await reconciliationSource.list(staff(), all)).rows[0]?.finishedAt).toEqual(app.clock.now())
})

test('more than one page of charges is listed without gaps or duplicates', async () => {
  const books = Array.from({ length: 250 }, (_, index) => ({ key: randomUUID(), amount: 100 + index, method: '' }))
  const from = app.clock.now()
  const { token } = await sandboxCard()
  for (const order of books)
    await sandbox.chargeStored({ ...order, method: token, period: { count: 1, unit: 'month' } })
  app.clock.advance(1000)
  const seen: string[] = []
  for await (const entry of sandbox.entries(from, app.clock.now())) seen.push(entry.key ?? '')
  expect(seen.filter((key) => books.some((one) => one.key === key))).toHaveLength(250)
  expect(new Set(seen).size).toBe(seen.length)
})

async function sandboxCard() {
  const card = { number: '4242424242424242', month: 12, year: 2099, code: '123' }
  const back = { success: 'http://a.test', failure: 'http://a.test' }
  const outcome = await sandbox.chargeCard({ key: randomUUID(), amount: 100, card, holder: 'x', label: 'x', back })
  if (outcome.state !== 'succeeded') throw new Error(outcome.state)
  return outcome.method
}
