import type { User } from '../accounts/index.ts'

/** Discussions are given to coaches who may work, and to nobody else. */
export const mayCoach = (user: Pick<User, 'suspendedAt'> & { roles: readonly string[] }): boolean =>
  !user.suspendedAt && user.roles.includes('coach')
