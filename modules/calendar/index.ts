export {
  type FigureMonth,
  type FigurePeriod,
  figureMonths,
  figurePeriod,
  wholeDay,
  wholeMonth,
} from './figure-period.ts'
export { isPublicHoliday, workingDayFrom } from './public-holidays.ts'
