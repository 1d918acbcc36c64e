import * as calls from '../../../../contracts/administration/staff-figures.ts'
import type { AnswerOf, AnyCall, QueryOf } from '../../../../contracts/call.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffCalls, type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { type FigureMonth, figureMonths, figurePeriod } from '../../../calendar/index.ts'
import { mayReadTeamFigures } from '../../policy.ts'
import { answersByMonth, satisfactionByMonth } from './queries.ts'

type Context = StaffContext<Pick<Platform, 'clock'>>
type ReadMonths<Row> = (db: Database, months: readonly FigureMonth[]) => Promise<Row[]>

/** A call that returns figures by month, with one query whatever the period. */
const byMonth = <C extends AnyCall>(call: C, read: ReadMonths<AnswerOf<C>['payload']['rows'][number]>): StaffCalls =>
  staffAction(call, mayReadTeamFigures, async ({ ports, db }: Context, { query }) => {
    const period = figurePeriod(query as QueryOf<typeof calls.getAnswerFigures>, ports.clock.now())
    return { payload: { ...period, rows: await read(db, figureMonths(period)) } } as AnswerOf<C>
  })

export const figures: readonly StaffCalls[] = [
  byMonth(calls.getAnswerFigures, answersByMonth),
  byMonth(calls.getSatisfactionFigures, satisfactionByMonth),
]
