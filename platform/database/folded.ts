import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Maximum number of searched words: people type fewer, and each costs a look-up. */
const maxWords = 12

export const splitWords = (q: string): string[] => q.split(/\s+/u).filter(Boolean).slice(0, maxWords)

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/**
 * Condition: the folded text contains every word of `q`, alone or within longer words, whatever its accents and case. A
 * trigram index on the column serves it.
 * @param column text that went through the database's `fold`
 */
export function containsWords(column: AnyColumn | SQL, q: string): SQL | undefined {
  const words = splitWords(q)
  if (words.length === 0) return undefined
  const each = words.map((word) => sql`${column} like '%' || fold(${escaped(word)}) || '%'`)
  return sql`(${sql.join(each, sql` and `)})`
}

/** The part of a word before its @, if the word has only one. */
const localPart = (word: string): string | undefined => /^([^@]+)@[^@]*$/.exec(word)?.[1]

/** A `like` pattern for texts that begin with `text`: its wildcards are escaped, except for the final one. */
const beginsWith = (text: SQL): SQL => sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`

/**
 * Same rows as `containsWords`, for text that begins with an e-mail address. If a word has one @, the address's part before its @
 * must also end with the word's part: an index on that part, reversed, leads to few rows, unlike most trigrams of an address. Text
 * with several @ is searched separately.
 */
export function containsAddressOrWords(column: AnyColumn, q: string): SQL | undefined {
  const local = splitWords(q).map(localPart).find(Boolean)
  const contains = containsWords(column, q)
  if (local === undefined || contains === undefined) return contains
  const backwards = sql`reverse(split_part(${column}, '@', 1)) like ${beginsWith(sql`reverse(fold(${local}))`)}`
  return sql`(${contains} and (${backwards} or ${column} like '%@%@%'))`
}
