import { expect, test } from 'vitest'
import { csvOf, type FigureTable, hasPlot, isBlank } from './figure-table.ts'
import * as kinds from './kinds.ts'
import { themesTable } from './themes-table.ts'

const sum = (amount: number, count = 1) => ({ amount, count })
const valuesOf = ({ rows }: FigureTable) => rows.map(({ key, cells }) => [key, ...cells.map(({ value }) => value)])

test('each figure’s table has the API’s numbers and their ratios', () => {
  const day = { day: '2026-03-01', subscribers: 7, trials: 2, started: 1, ended: 0 }
  expect(valuesOf(kinds.subscribersTable([day]))).toEqual([['2026-03-01', 7, 2, 1, 0]])
  const trial = { month: '2026-03', trials: 8, paid: 6, open: 1, left: 1 }
  expect(valuesOf(kinds.trialsTable([trial]))).toEqual([['2026-03', 8, 6, 1, 1, 0.75]])
  const recurring = {
    earned: sum(60),
    new: sum(10),
    kept: sum(20),
    moved: sum(-5),
    wonBack: sum(30),
    pastDue: sum(5),
    paused: sum(7),
    lost: sum(0, 0),
  }
  expect(valuesOf(kinds.recurringTable([{ month: '2026-03', ...recurring }]))).toEqual([
    ['2026-03', 60, 10, 20, -5, 30, 5, 7, 0],
  ])
  const cohorts = [
    { month: '2026-02', size: 9, left: [1, 3] },
    { month: '2026-03', size: 4, left: [0] },
  ]
  expect(valuesOf(kinds.cohortsTable(cohorts))).toEqual([
    ['2026-02', 9, 3, 1, 3],
    ['2026-03', 4, 0, 0, null],
  ])
  const revenue = { month: '2026-03', charged: sum(3990), refunded: sum(50), cashback: sum(2000), net: 1940 }
  expect(valuesOf(kinds.revenueTable([revenue]))).toEqual([['2026-03', 3990, 50, 2000, 1940]])
  const answers = { month: '2026-03', waits: 8, answered: 6, waiting: 1, late: 2, medianSeconds: 5400 }
  expect(valuesOf(kinds.answersTable([answers]))).toEqual([['2026-03', 8, 6, 2, 1, 0.75, 5400]])
  const satisfaction = { month: '2026-03', contact: 3, coaching: 1, low: 1, average: 4.25 }
  expect(valuesOf(kinds.satisfactionTable([satisfaction]))).toEqual([['2026-03', 3, 1, 1, 4.25]])
  const article = { uid: 'les-mots', title: 'Les mots' }
  expect(valuesOf(kinds.articlesTable([{ article, reads: 400, starts: 12 }]))).toEqual([['Les mots', 400, 12, 0.03]])
  const cashback = { month: '2026-03', owed: sum(2000), paid: sum(0, 0) }
  expect(valuesOf(kinds.cashbackTable([cashback]))).toEqual([['2026-03', 2000, 0]])
})

test('a number links to the list of what it counts unless it is zero', () => {
  const [row] = kinds.recurringTable([
    {
      month: '2026-03',
      earned: sum(60),
      new: sum(0, 0),
      kept: sum(0, 0),
      moved: sum(0, 0),
      wonBack: sum(0, 0),
      pastDue: sum(0, 0),
      paused: sum(0, 0),
      lost: sum(5),
    },
  ]).rows
  expect(row?.cells.map(({ to }) => to && decodeURIComponent(to))).toEqual([
    '/subscriptions?filter={"counted":"earned@2026-03"}',
    ...Array(6).fill(undefined),
    '/subscriptions?filter={"counted":"lost@2026-03"}',
  ])
})

test('a figure’s CSV file contains its table in French Excel format', () => {
  const table = kinds.revenueTable([
    { month: '2026-03', charged: sum(123_450), refunded: sum(50), cashback: sum(0, 0), net: -50 },
  ])
  expect(csvOf(table)).toBe('\ufeffMois;Encaissé;Remboursé;Cashback versé;Net\r\n2026-03;1234,50;0,50;0,00;-0,50\r\n')
})

test('a table without rows or visible numbers has no plot', () => {
  const article = { uid: 'les-mots', title: 'Les mots' }
  expect(hasPlot(kinds.articlesTable([{ article, reads: null, starts: 12 }]))).toBe(false)
  expect(hasPlot(kinds.articlesTable([{ article, reads: 12, starts: 0 }]))).toBe(true)
  expect(hasPlot(kinds.articlesTable([]))).toBe(false)
})

test('the table and the CSV file mark groups of fewer than ten', () => {
  const article = { uid: 'les-mots', title: 'Les mots' }
  const table = kinds.articlesTable([{ article, reads: 40, starts: null }])
  expect(table.rows[0]?.cells.map(({ value, text }) => text ?? value)).toEqual([40, 'moins de 10', null])
  expect(csvOf(table)).toContain('Les mots;40;moins de 10;')
})

test('a figure that contains only zeros and gaps counts as blank', () => {
  const answers = { month: '2026-03', waits: 0, answered: 0, waiting: 0, late: 0, medianSeconds: null }
  expect(isBlank(kinds.answersTable([answers]))).toBe(true)
  expect(isBlank(kinds.answersTable([answers, { ...answers, month: '2026-04', waits: 1 }]))).toBe(false)
})

const love = (discussions: number) => ({ uid: 'amour', name: 'Amour', discussions })
const life = (discussions: number) => ({ uid: 'vie', name: 'Vie', discussions })

test('themes that few members chose are counted among the others', () => {
  const table = themesTable([
    { quarter: '2025-10', themes: [love(7)], others: 0 },
    { quarter: '2026-01', themes: [life(12), love(6)], others: 8 },
    { quarter: '2026-04', themes: [life(5)], others: 9 },
    { quarter: '2026-07', themes: [], others: null },
  ])
  expect(table.columns.map(({ name }) => name)).toEqual([
    'T4\u00a02025',
    'T1\u00a02026',
    'T2\u00a02026',
    'T3\u00a02026',
  ])
  const shown = table.rows.map(({ label, cells }) => [label, ...cells.map(({ value, text }) => text ?? value)])
  const joined = 'avec les autres'
  expect(shown).toEqual([
    ['Vie', 0, 12, 5, joined],
    ['Amour', 7, 6, joined, joined],
    ['Autres ou moins de\u00a05', 0, 8, 9, 'moins de\u00a05'],
  ])
  expect(isBlank(table)).toBe(false)
})

test('a sentence replaces the table if no theme has enough members', () => {
  const table = themesTable([{ quarter: '2026-01', themes: [], others: 8 }])
  expect(isBlank(table)).toBe(true)
  expect(table.blank).toContain('moins de cinq membres')
})
