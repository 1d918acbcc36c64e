import { staffWorkingHours } from '../../contracts/support/staff-hours.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { hoursText } from './hours-text.ts'
import { hoursWords as words } from './words.ts'

export const hoursKind: RecordKind = {
  calls: staffWorkingHours,
  fields: ['hours', 'daysOff'],
  empty: { hours: [], daysOff: [] },
  labels: { hours: words.hours, daysOff: words.daysOff },
  textOf: hoursText,
  texts: words,
  titleOf: ({ name }) => String(name),
  deleteText: () => '',
  mayDelete: () => false,
}
