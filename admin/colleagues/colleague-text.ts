import type { StaffRole } from '../../contracts/roles.ts'
import { colleagueWords as words } from './words.ts'

/** What a colleague does here, as a person reads it. */
export const colleagueText = (field: string, value: unknown): string | undefined =>
  field === 'roles' ? (value as StaffRole[]).map((role) => words.shortRoles[role]).join(', ') : undefined
