import type { StaffRole } from '../../contracts/accounts/roles.ts'
import { colleagueWords as words } from './words.ts'

/** Text of a colleague's roles; undefined for other fields. */
export const colleagueText = (field: string, value: unknown): string | undefined =>
  field === 'roles' ? (value as StaffRole[]).map((role) => words.shortRoles[role]).join(', ') : undefined
