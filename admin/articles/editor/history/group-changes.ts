import type { BlockDiff } from './compare/block-diff.ts'

/** Consecutive blocks that are all changed, or all unchanged. */
export interface Passage {
  changed: boolean
  diffs: BlockDiff[]
}

export function groupChanges(diffs: readonly BlockDiff[]): Passage[] {
  const passages: Passage[] = []
  for (const diff of diffs) {
    const changed = diff.kind !== 'same'
    const last = passages.at(-1)
    if (last?.changed === changed) last.diffs.push(diff)
    else passages.push({ changed, diffs: [diff] })
  }
  return passages
}

export function kindOf({ diffs }: Passage): 'added' | 'removed' | 'changed' {
  const kinds = new Set(diffs.map(({ kind }) => kind))
  if (kinds.size > 1) return 'changed'
  return kinds.has('added') ? 'added' : kinds.has('removed') ? 'removed' : 'changed'
}
