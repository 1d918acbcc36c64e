import * as calls from '../../../../contracts/administration/staff-figures.ts'
import type { AnswerOf, AnyCall, QueryOf } from '../../../../contracts/call.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffCalls, type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { type FigureMonth, type FigurePeriod, figureMonths, figurePeriod } from '../../../calendar/index.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import {
  cashbacksByMonth,
  cohortsByMonth,
  leavingByMonth,
  recurringByMonth,
  revenueOf,
  subscribersByDay,
  trialsByMonth,
} from './queries-figures.ts'

type Context = StaffContext<Pick<Platform, 'clock'>>
type Read<Row> = (db: Database, period: FigurePeriod) => Promise<Row[]>

/** A figure takes one query, whatever the period. */
const figure = <C extends AnyCall>(call: C, read: Read<AnswerOf<C>['payload']['rows'][number]>): StaffCalls =>
  staffAction(call, mayManageMoney, async ({ ports, db }: Context, { query }) => {
    const period = figurePeriod(query as QueryOf<typeof calls.getRevenueFigures>, ports.clock.now())
    return { payload: { ...period, rows: await read(db, period) } } as AnswerOf<C>
  })

const byMonth =
  <Row>(read: (db: Database, months: readonly FigureMonth[]) => Promise<Row[]>): Read<Row> =>
  (db, period) =>
    read(db, figureMonths(period))

/** README.md says what each figure counts. */
export const figures: readonly StaffCalls[] = [
  figure(calls.getSubscriberFigures, subscribersByDay),
  figure(calls.getTrialFigures, byMonth(trialsByMonth)),
  figure(calls.getRecurringFigures, byMonth(recurringByMonth)),
  figure(calls.getCohortFigures, byMonth(cohortsByMonth)),
  figure(calls.getRevenueFigures, byMonth(revenueOf)),
  figure(calls.getCashbackFigures, byMonth(cashbacksByMonth)),
  figure(calls.getLeavingFigures, byMonth(leavingByMonth)),
]
