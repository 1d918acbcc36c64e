import type { AuditEntry } from '../../contracts/administration/staff-system.ts'

export interface EarlierValue {
  name: string
  value: unknown
  /** when the value was replaced, and by whom; null: by the site itself */
  date: string
  by: string | null
  /** texts that the change removed and added */
  removed: readonly string[]
  added: readonly string[]
}

const textsIn = (value: unknown): string[] => {
  if (value === null || value === undefined || value === '') return []
  return typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value)]
}

/** Texts of the first list that the second lacks; repeated texts count each time. */
function missingIn(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return texts.filter((text) => {
    const place = left.indexOf(text)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** @param changes newest first, as in the audit @param current the settings' present values */
export function listEarlierValues(
  changes: readonly Pick<AuditEntry, 'date' | 'by' | 'target' | 'details'>[],
  current: ReadonlyMap<string, unknown>,
): EarlierValue[] {
  const next = new Map(current)
  return changes.flatMap(({ date, by, target, details: { from } }) => {
    if (target === null || from === undefined) return []
    // `next` has the value after the change; the change's own `to` is absent for a reset to the original texts.
    const after = textsIn(next.get(target))
    const before = textsIn(from)
    next.set(target, from)
    const removed = missingIn(before, after)
    return [{ name: target, value: from, date, by: by?.name ?? null, removed, added: missingIn(after, before) }]
  })
}
