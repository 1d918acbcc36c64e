export { isPublicHoliday, workingDayFrom } from './public-holidays.ts'
