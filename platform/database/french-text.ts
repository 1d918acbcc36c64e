import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Typographic signs and spaces that the text search treats as letters when the database's locale is C. */
const signs = '’‘“”«»…—–•·\u00a0\u202f'

/** Replaces character by character, so that a match has the same position in the original text. */
export const replaceSignsWithSpaces = (text: SQL): SQL =>
  sql.join([sql`translate(`, text, sql.raw(`, '${signs}', '${' '.repeat(signs.length)}')`)])

/** The lexemes of French text, whatever its accents. */
export const frenchVector = (text: SQL): SQL => sql`to_tsvector('public.french_fold', ${replaceSignsWithSpaces(text)})`
