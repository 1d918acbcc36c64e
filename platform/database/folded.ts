import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** More than anyone types into a search field; each costs a look-up. */
const maxWords = 12

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/**
 * Rows whose folded text holds every word of `q`, or a part of a word, whatever its accents and case. A trigram index
 * on the column finds them.
 * @param column text that went through the database's `fold`
 */
export function containsWords(column: AnyColumn | SQL, q: string): SQL | undefined {
  const words = q.split(/\s+/u).filter(Boolean).slice(0, maxWords)
  if (words.length === 0) return undefined
  const each = words.map((word) => sql`${column} like '%' || fold(${escaped(word)}) || '%'`)
  return sql`(${sql.join(each, sql` and `)})`
}
