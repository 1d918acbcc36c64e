import type { Database } from '../../../../platform/database/index.ts'
import { type References, resolveReferences } from '../../writing/resolve-references.ts'

export interface LockedReferences {
  references: References
  names: Awaited<ReturnType<typeof resolveReferences>>
}

/**
 * Locks the given references; omitted ones do not change. All writers lock references before the article, to prevent deadlocks.
 */
export async function lockReferences(
  db: Database,
  row: References,
  change: { [Name in keyof References]?: References[Name] | undefined },
): Promise<LockedReferences> {
  const references = {
    author: change.author ?? row.author,
    category: change.category ?? row.category,
    tags: [...new Set(change.tags ?? row.tags)],
    image: change.image === undefined ? row.image : change.image,
  }
  return { references, names: await resolveReferences(db, references) }
}
