export {
  type FigureMonth,
  type FigurePeriod,
  figureMonths,
  figurePeriod,
  wholeDay,
  wholeMonth,
} from './figure-period.ts'
export { monthIn, monthRows, stamp } from './figure-sql.ts'
export { isPublicHoliday, workingDayFrom } from './public-holidays.ts'
