import * as calls from '../../../contracts/administration/staff-figures.ts'
import type { AnswerOf, AnyCall } from '../../../contracts/call.ts'
import { leavingReasons } from '../../../contracts/subscriptions/leaving.ts'
import { callApi } from '../../../relay/call.ts'
import { type FigureCell, type FigureColumn, type FigureTable, listPath, periodText } from './figure-table.ts'
import { themesTable } from './themes-table.ts'
import { figureWords as words } from './words.ts'

export interface Period {
  from?: string
  to?: string
}

/** Paths of the screens below /admin. */
type FigureScreen = 'figures' | 'figures/money' | 'figures/answers' | 'figures/readings'

export interface FigureKind {
  id: string
  screen: FigureScreen
  title: string
  intro: string
  plot: 'lines' | 'bars' | 'stack'
  read(period: Period, signal?: AbortSignal): Promise<FigureTable>
}

type RowsOf<C extends AnyCall> = AnswerOf<C>['payload']['rows']
type Texts = readonly [name: string, definition: string]
type Sum = calls.FigureSum

const column = ([name, definition]: Texts, kind: FigureColumn['kind'], plotted = true): FigureColumn => ({
  name,
  definition,
  kind,
  plotted,
})
const cell = (value: number | null, resource: string, counted: string): FigureCell =>
  value ? { value, to: listPath(resource, counted) } : { value }
const sumCell = ({ amount, count }: Sum, resource: string, counted: string): FigureCell =>
  count > 0 ? { value: amount, to: listPath(resource, counted) } : { value: amount }

function kind<C extends AnyCall>(
  screen: FigureScreen,
  id: string,
  call: C,
  texts: { title: string; intro: string },
  plot: FigureKind['plot'],
  tableOf: (rows: RowsOf<C>) => FigureTable,
): FigureKind {
  return {
    id,
    screen,
    title: texts.title,
    intro: texts.intro,
    plot,
    async read({ from, to }, signal) {
      const input = { query: { from, to }, ...(signal && { signal }) }
      const { payload } = (await callApi(call as AnyCall, input as never)) as AnswerOf<C>
      return tableOf(payload.rows)
    },
  }
}

const { subscribers, trials, recurring, cohorts, revenue, cashback, leaving, answers, satisfaction, articles, themes } =
  words

/** A table with a row for each month. */
const byMonth = <Row extends { month: string }>(
  rows: readonly Row[],
  columns: readonly FigureColumn[],
  cellsOf: (row: Row) => readonly FigureCell[],
): FigureTable => ({
  head: words.month,
  columns,
  rows: rows.map((row) => ({ key: row.month, label: periodText(row.month), cells: cellsOf(row) })),
})

export function subscribersTable(rows: RowsOf<typeof calls.getSubscriberFigures>): FigureTable {
  const names = subscribers.columns
  return {
    head: words.day,
    columns: [
      column(names.subscribers, 'count'),
      column(names.trials, 'count'),
      column(names.started, 'count', false),
      column(names.ended, 'count', false),
    ],
    rows: rows.map((row) => ({
      key: row.day,
      label: periodText(row.day),
      cells: [
        cell(row.subscribers, 'subscriptions', `subscriber@${row.day}`),
        cell(row.trials, 'subscriptions', `trial@${row.day}`),
        cell(row.started, 'subscriptions', `started@${row.day}`),
        cell(row.ended, 'subscriptions', `ended@${row.day}`),
      ],
    })),
  }
}

export function trialsTable(rows: RowsOf<typeof calls.getTrialFigures>): FigureTable {
  const names = trials.columns
  return byMonth(
    rows,
    [
      column(names.trials, 'count', false),
      column(names.paid, 'count'),
      column(names.open, 'count'),
      column(names.left, 'count'),
      column(names.rate, 'percent', false),
    ],
    (row) => [
      cell(row.trials, 'subscriptions', `trials@${row.month}`),
      cell(row.paid, 'subscriptions', `trialPaid@${row.month}`),
      cell(row.open, 'subscriptions', `trialOpen@${row.month}`),
      cell(row.left, 'subscriptions', `trialLeft@${row.month}`),
      { value: row.trials === 0 ? null : row.paid / row.trials },
    ],
  )
}

export function recurringTable(rows: RowsOf<typeof calls.getRecurringFigures>): FigureTable {
  const names = recurring.columns
  const parts = ['earned', 'new', 'kept', 'moved', 'wonBack', 'pastDue', 'paused', 'lost'] as const
  return byMonth(
    rows,
    parts.map((part) => column(names[part], 'cents', part !== 'earned' && part !== 'moved')),
    (row) => parts.map((part) => sumCell(row[part], 'subscriptions', `${part}@${row.month}`)),
  )
}

export function cohortsTable(rows: RowsOf<typeof calls.getCohortFigures>): FigureTable {
  const longest = Math.max(0, ...rows.map(({ left }) => left.length))
  const later = Array.from({ length: longest }, (_, months) =>
    column([cohorts.later(months), cohorts.laterDefinition], 'count', false),
  )
  return {
    head: words.month,
    columns: [column(cohorts.size, 'count'), column(cohorts.now, 'count'), ...later],
    rows: rows.map(({ month, size, left }) => {
      const leftCell = (months: number) =>
        months in left ? cell(left[months] ?? 0, 'subscriptions', `cohortLeft@${month}+${months}`) : { value: null }
      return {
        key: month,
        label: periodText(month),
        cells: [
          cell(size, 'subscriptions', `cohort@${month}`),
          leftCell(left.length - 1),
          ...later.map((_, months) => leftCell(months)),
        ],
      }
    }),
  }
}

export function revenueTable(rows: RowsOf<typeof calls.getRevenueFigures>): FigureTable {
  const names = revenue.columns
  const parts = ['charged', 'refunded', 'cashback'] as const
  return byMonth(
    rows,
    [...parts.map((part) => column(names[part], 'cents')), column(names.net, 'cents', false)],
    (row) => [...parts.map((part) => sumCell(row[part], 'payments', `${part}@${row.month}`)), { value: row.net }],
  )
}

export function cashbackTable(rows: RowsOf<typeof calls.getCashbackFigures>): FigureTable {
  const names = cashback.columns
  const parts = ['owed', 'paid'] as const
  return byMonth(
    rows,
    parts.map((part) => column(names[part], 'cents')),
    (row) => parts.map((part) => sumCell(row[part], 'credits', `${part}@${row.month}`)),
  )
}

/** Table of the reasons why members left; small groups are withheld. */
function leavingTable(rows: RowsOf<typeof calls.getLeavingFigures>): FigureTable {
  return byMonth(
    rows,
    leavingReasons.map((reason) => column(leaving.columns[reason], 'count')),
    (row) =>
      leavingReasons.map((reason) => {
        const value = row[reason]
        return value === null ? { value, text: leaving.few } : { value }
      }),
  )
}

export function answersTable(rows: RowsOf<typeof calls.getAnswerFigures>): FigureTable {
  const names = answers.columns
  return byMonth(
    rows,
    [
      column(names.waits, 'count', false),
      column(names.answered, 'count'),
      column(names.late, 'count'),
      column(names.stillWaiting, 'count'),
      column(names.kept, 'percent', false),
      column(names.median, 'seconds', false),
    ],
    (row) => [
      cell(row.waits, 'tickets', `waits@${row.month}`),
      cell(row.answered, 'tickets', `answered@${row.month}`),
      cell(row.late, 'tickets', `late@${row.month}`),
      cell(row.waiting, 'tickets', `stillWaiting@${row.month}`),
      { value: row.waits === 0 ? null : 1 - row.late / row.waits },
      { value: row.medianSeconds },
    ],
  )
}

export function satisfactionTable(rows: RowsOf<typeof calls.getSatisfactionFigures>): FigureTable {
  const names = satisfaction.columns
  return byMonth(
    rows,
    [
      column(names.ratedContact, 'count'),
      column(names.ratedCoaching, 'count'),
      column(names.ratedLow, 'count'),
      column(names.average, 'rating', false),
    ],
    (row) => [
      cell(row.contact, 'tickets', `ratedContact@${row.month}`),
      cell(row.coaching, 'tickets', `ratedCoaching@${row.month}`),
      cell(row.low, 'tickets', `ratedLow@${row.month}`),
      { value: row.average },
    ],
  )
}

/** Number of plotted articles: few enough for their titles to fit below the bars. */
const plottedArticles = 8

export function articlesTable(rows: RowsOf<typeof calls.getArticleFigures>): FigureTable {
  const names = articles.columns
  const hideable = (value: number | null): FigureCell => (value === null ? { value, text: articles.few } : { value })
  return {
    head: articles.head,
    columns: [column(names.reads, 'count'), column(names.starts, 'count', false), column(names.rate, 'percent', false)],
    ranked: plottedArticles,
    rows: rows.map(({ article, reads, starts }) => ({
      key: article.title,
      label: article.title,
      cells: [hideable(reads), hideable(starts), { value: reads && starts !== null ? starts / reads : null }],
    })),
  }
}

/** All figures, in the order of their screens. */
export const figureKinds: readonly FigureKind[] = [
  kind('figures', 'subscribers', calls.getSubscriberFigures, subscribers, 'lines', subscribersTable),
  kind('figures', 'trials', calls.getTrialFigures, trials, 'stack', trialsTable),
  kind('figures/money', 'recurring', calls.getRecurringFigures, recurring, 'bars', recurringTable),
  kind('figures', 'cohorts', calls.getCohortFigures, cohorts, 'bars', cohortsTable),
  kind('figures/money', 'revenue', calls.getRevenueFigures, revenue, 'bars', revenueTable),
  kind('figures/money', 'cashback', calls.getCashbackFigures, cashback, 'bars', cashbackTable),
  kind('figures', 'leaving', calls.getLeavingFigures, leaving, 'bars', leavingTable),
  kind('figures/answers', 'answers', calls.getAnswerFigures, answers, 'bars', answersTable),
  kind('figures/answers', 'satisfaction', calls.getSatisfactionFigures, satisfaction, 'bars', satisfactionTable),
  kind('figures/answers', 'themes', calls.getThemeFigures, themes, 'bars', themesTable),
  kind('figures/readings', 'articles', calls.getArticleFigures, articles, 'bars', articlesTable),
]
