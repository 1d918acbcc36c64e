import type { Viewer } from '../../platform/sessions/index.ts'
import type { Permission } from '../../platform/staff/index.ts'

export const mayEdit: Permission = ({ acl }) => acl.editor || acl.admin

/** A visitor reads every field of an article except its content. */
export function mayReadContent(viewer: Viewer | null): boolean {
  return viewer !== null
}
