/** The fields of a record, by name. */
export type Values = Readonly<Record<string, unknown>>

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const changesOf = (base: Values, draft: Values, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((name) => !same(base[name], draft[name])).map((name) => [name, draft[name]]))

export interface RebaseResult {
  draft: Values
  /** fields that the user and the colleague changed differently: the draft keeps the user's value */
  clashes: readonly string[]
}

/** Rebases the user's changes on what a colleague saved meanwhile. */
export function rebase(base: Values, draft: Values, fresh: Values, fields: readonly string[]): RebaseResult {
  const mine = changesOf(base, draft, fields)
  const theirs = changesOf(base, fresh, fields)
  const clashes = Object.keys(mine).filter((name) => name in theirs && !same(mine[name], theirs[name]))
  return { draft: { ...fresh, ...mine }, clashes }
}
