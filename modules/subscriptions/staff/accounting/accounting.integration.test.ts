import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../../platform/database/index.ts'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { company } from '../../../publisher/fixtures/company.ts'
import { createSubscriber, passTime } from '../../fixtures/subscriber.ts'
import { splitVat } from '../../ledger/split-vat.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-03-02T10:00:00Z' })
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

async function setRate(vatRate: number): Promise<void> {
  const { version } = (await admin.get('/staff/settings/publisher')).body.payload
  await admin.put('/staff/settings/publisher', { value: { ...company, vatRate }, version })
}

const inCents = (amount: string) => Number(amount.replace(',', ''))

async function exportOf(month: string, reader = admin) {
  const { fileName, content } = (await reader.get(`/staff/accounting-export?month=${month}`)).body.payload
  const [head, ...rows] = content
    .trimEnd()
    .split('\r\n')
    .map((line: string) => line.split('\t')) as string[][]
  const lines = rows.map((row) => Object.fromEntries((head ?? []).map((name, index) => [name, row[index] ?? ''])))
  return { fileName, head, lines }
}

const sumOf = (lines: Record<string, string>[], account: string, side: 'Debit' | 'Credit') =>
  lines.filter(({ CompteNum }) => CompteNum === account).reduce((sum, line) => sum + inCents(line[side] ?? ''), 0)

test('net and tax are whole cents whose sum is the price, at every rate', () => {
  expect(splitVat(3990, 20)).toEqual({ net: 3325, vat: 665 })
  expect(splitVat(190, 5.5)).toEqual({ net: 180, vat: 10 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
      const { net, vat } = splitVat(amount, points / 100)
      expect(net + vat).toBe(amount)
      expect(Math.abs(vat - (net * points) / 10_000)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the export is refused until the company’s VAT rate is known', async () => {
  expect((await admin.get('/staff/accounting-export?month=2026-03')).status).toBe(409)
  expect((await admin.get('/staff/accounting-export?month=2026-13')).status).toBe(400)
})

test('exported lines balance and equal the ledger to the cent', async () => {
  await setRate(20)
  const [stays, leaves] = [await createSubscriber(app), await createSubscriber(app)]
  await stays.subscribe()
  await leaves.subscribe()
  await app.settle()
  await leaves.post('/subscriptions/withdraw')
  await app.settle()
  await setRate(10)
  for (let days = 0; days < 35; days += 5) await passTime(app, { days: 5 })
  const again = await createUser(app, ['admin'])
  const [march, april] = [await exportOf('2026-03', again), await exportOf('2026-04', again)]
  expect(march.head).toHaveLength(18)
  expect([march.fileName, april.fileName]).toEqual(['000000018FEC20260331.txt', '000000018FEC20260430.txt'])
  const all = [...march.lines, ...april.lines]
  const byEntry = Map.groupBy(all, ({ EcritureNum }) => EcritureNum)
  for (const lines of byEntry.values()) {
    const sum = (side: 'Debit' | 'Credit') => lines.reduce((total, line) => total + inCents(line[side] ?? ''), 0)
    expect(sum('Debit')).toBe(sum('Credit'))
  }
  expect([...byEntry.keys()]).toEqual(Array.from({ length: byEntry.size }, (_, index) => `${index + 1}`))
  const booked = await rowsOf<{ kind: string; cents: number }>(
    app.platform.db,
    sql`select kind, sum(amount)::int as cents from ledger group by kind order by kind`,
  )
  expect(booked).toEqual([
    { kind: 'charge', cents: sumOf(all, '467000', 'Debit') },
    { kind: 'refund', cents: sumOf(all, '467000', 'Credit') },
  ])
  expect(sumOf(all, '709600', 'Debit')).toBe(splitVat(2000, 10).net)
  expect(all.map(({ EcritureLib }) => EcritureLib?.split(',')[0])).toEqual(
    expect.arrayContaining(['Abonnement', 'Remboursement', 'Cashback']),
  )
})

test('a refunded charge keeps the tax rate of its day', async () => {
  const again = await createUser(app, ['admin'])
  const { lines } = await exportOf('2026-03', again)
  const trial = lines.filter(({ EcritureLib }) => EcritureLib?.includes('recu 2026-000002'))
  expect(sumOf(trial, '445710', 'Credit')).toBe(splitVat(190, 20).vat)
  expect(sumOf(trial, '445710', 'Debit')).toBe(splitVat(190, 20).vat)
})

test('the export has ASCII texts, decimal commas and eight-digit dates', async () => {
  const again = await createUser(app, ['admin'])
  const { lines } = await exportOf('2026-03', again)
  for (const { Debit, Credit, EcritureDate, ...rest } of lines) {
    expect([Debit, Credit].join(' ')).toMatch(/^\d+,\d\d \d+,\d\d$/)
    expect(EcritureDate).toMatch(/^202603\d\d$/)
    expect(Object.values(rest).join('')).toMatch(/^[ -~]*$/)
  }
})
