import { staffColleagues } from '../../contracts/administration/staff-system.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { colleagueText } from './colleague-text.ts'
import { colleagueWords as words } from './words.ts'

export const colleagueKind: RecordKind = {
  calls: staffColleagues,
  fields: ['name', 'roles', 'suspended'],
  onlyNew: ['email'],
  empty: { name: '', email: '', roles: [] },
  labels: { name: words.name, roles: words.roles, suspended: words.suspended },
  textOf: colleagueText,
  texts: words,
  titleOf: ({ name }) => String(name),
  deleteText: ({ name }) => words.deleteText(String(name)),
}
