import { forbidden } from '../../platform/errors/index.ts'
import type { Role, Viewer } from '../../platform/sessions/index.ts'

/** Who may do what in the office, in one place. */
const allowed = {
  readMembers: ['admin', 'support'],
  changeMembers: ['admin'],
  money: ['admin'],
  offers: ['admin'],
  colleagues: ['admin'],
  settings: ['admin'],
  mails: ['admin'],
  audit: ['admin'],
  overview: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Act = keyof typeof allowed

export const may = (viewer: Pick<Viewer, 'acl'>, act: Act): boolean => allowed[act].some((role) => viewer.acl[role])

/** @throws 403 */
export function authorise(viewer: Pick<Viewer, 'acl'>, act: Act): void {
  if (!may(viewer, act)) throw forbidden()
}
