export {
  type FigureMonth,
  type FigurePeriod,
  type FigureQuarter,
  figureMonths,
  figurePeriod,
  figureQuarters,
  monthAt,
  startOfMonth,
  thirtyDaysBefore,
  wholeDay,
  wholeMonth,
} from './figure-period.ts'
export { monthIn, monthRows, timestampSql } from './figure-sql.ts'
export { isPublicHoliday, publicHolidays, workingDayFrom } from './public-holidays.ts'
