import { forbidden } from '../../platform/errors/index.ts'
import type { Role, Viewer } from '../../platform/sessions/index.ts'

/** Who writes: a person, or the house itself (its first pages, the demo). */
export type Actor = Viewer | 'system'

export const editorRoles = ['editor', 'admin'] as const satisfies readonly Role[]

export function mayEdit(actor: Actor): boolean {
  return actor === 'system' || editorRoles.some((role) => actor.acl[role])
}

/** @throws 403 */
export function requireEditor(actor: Actor): void {
  if (!mayEdit(actor)) throw forbidden()
}

/** A visitor reads everything of an article but its content. */
export function mayReadContent(viewer: Viewer | null): boolean {
  return viewer !== null
}
