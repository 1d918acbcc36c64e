import type { Database } from '../database/index.ts'
import { forbidden } from '../errors/index.ts'
import type { Viewer } from '../sessions/index.ts'

/** Actor: a member of staff, or the application itself (first pages, demo content). */
export type Actor = Viewer | 'system'

/** A rule of a module's policy.ts. */
export type Permission = (viewer: Viewer) => boolean

export interface StaffContext<Ports = unknown, Who extends Actor = Actor> {
  readonly ports: Ports
  readonly db: Database
  readonly actor: Who
}

/** @throws 403 */
export function authorise(actor: Actor, permission: Permission): void {
  if (actor !== 'system' && !permission(actor)) throw forbidden()
}
