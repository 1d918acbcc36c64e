import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** More than anyone types into a search field; each costs a look-up. */
const maxWords = 12

export const splitWords = (q: string): string[] => q.split(/\s+/u).filter(Boolean).slice(0, maxWords)

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/**
 * Rows whose folded text holds every word of `q`, or a part of a word, whatever its accents and case. A trigram index
 * on the column finds them.
 * @param column text that went through the database's `fold`
 */
export function containsWords(column: AnyColumn | SQL, q: string): SQL | undefined {
  const words = splitWords(q)
  if (words.length === 0) return undefined
  const each = words.map((word) => sql`${column} like '%' || fold(${escaped(word)}) || '%'`)
  return sql`(${sql.join(each, sql` and `)})`
}

/** The part before the only @ of a word. */
const localPart = (word: string): string | undefined => /^([^@]+)@[^@]*$/.exec(word)?.[1]

/** A pattern in which nothing but the last sign has a meaning. */
const beginsWith = (text: SQL): SQL => sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`

/**
 * The same of text that begins with an address. A word with an @ is found where the address ends in the same letters
 * before its @: an index on what stands there, backwards, leads to few rows, where most trigrams of an address are those of many.
 * Text that holds several @ is looked through by itself.
 */
export function containsAddressOrWords(column: AnyColumn, q: string): SQL | undefined {
  const local = splitWords(q).map(localPart).find(Boolean)
  const contains = containsWords(column, q)
  if (local === undefined || contains === undefined) return contains
  const backwards = sql`reverse(split_part(${column}, '@', 1)) like ${beginsWith(sql`reverse(fold(${local}))`)}`
  return sql`(${contains} and (${backwards} or ${column} like '%@%@%'))`
}
