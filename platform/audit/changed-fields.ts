type Fields = Readonly<Record<string, unknown>>

/**
 * Fields that a write changes, before and after, for the audit.
 * @param after a field that is undefined stays unchanged
 */
export function changedFields(before: Fields, after: Fields): { from: Fields; to: Fields } {
  const changed = Object.keys(after).filter(
    (name) => after[name] !== undefined && JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  const only = (fields: Fields): Fields => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
  return { from: only(before), to: only(after) }
}
