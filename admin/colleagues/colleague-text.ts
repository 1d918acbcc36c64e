import type { StaffRole } from '../../contracts/accounts/roles.ts'
import { colleagueWords as words } from './words.ts'

/** Readable roles of a colleague. */
export const colleagueText = (field: string, value: unknown): string | undefined =>
  field === 'roles' ? (value as StaffRole[]).map((role) => words.shortRoles[role]).join(', ') : undefined
