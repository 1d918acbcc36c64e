import type { Database } from '../../../../platform/database/index.ts'
import { type References, resolveReferences } from '../../writing/resolve-references.ts'

export interface HeldReferences {
  references: References
  names: Awaited<ReturnType<typeof resolveReferences>>
}

/**
 * Omitted references do not change. References are locked before the article: all writers use this order, to prevent
 * deadlocks.
 */
export async function holdReferences(
  db: Database,
  row: References,
  change: { [Name in keyof References]?: References[Name] | undefined },
): Promise<HeldReferences> {
  const references = {
    author: change.author ?? row.author,
    category: change.category ?? row.category,
    tags: [...new Set(change.tags ?? row.tags)],
    image: change.image === undefined ? row.image : change.image,
  }
  return { references, names: await resolveReferences(db, references) }
}
