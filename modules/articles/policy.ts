import type { Viewer } from '../../platform/sessions/index.ts'
import type { Actor, Permission } from '../../platform/staff/index.ts'

/** May change what readers see: publish or return articles, and change all other content. */
export const mayEdit: Permission = ({ acl }) => acl.editor || acl.admin

/** May write articles. Writers write only their own, which an editor publishes. */
export const mayWrite: Permission = (viewer) => mayEdit(viewer) || viewer.acl.writer === true

/** @param owner uid of the colleague who created the article */
export const mayWriteArticle = (actor: Actor, { owner }: { owner: string | null }): boolean =>
  actor === 'system' || mayEdit(actor) || (actor.acl.writer === true && owner === actor.uid)

/** May see the figures of readers and of revenue. */
export const maySeeFigures: Permission = ({ acl }) => acl.admin

/** A visitor reads every field of an article except its content. */
export function mayReadContent(viewer: Viewer | null): boolean {
  return viewer !== null
}
