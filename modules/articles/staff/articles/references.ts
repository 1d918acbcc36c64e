import type { Database } from '../../../../platform/database/index.ts'
import { type References, resolveReferences } from '../../resolve-references.ts'

export interface HeldReferences {
  references: References
  names: Awaited<ReturnType<typeof resolveReferences>>
}

/** What is left out stays. References are locked before the article: everyone who needs both takes them in this order. */
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
