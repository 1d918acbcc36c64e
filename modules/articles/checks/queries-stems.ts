import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'

/** Stems of words, as the search computes them (Snowball for French); a stop word is its own stem. @param words folded */
export async function stemsOf(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map()
  const rows = await rowsOf<{ word: string; stem: string }>(
    db,
    sql`select word, coalesce((tsvector_to_array(to_tsvector('public.french_fold', word)))[1], word) as stem
      from json_array_elements_text(${JSON.stringify([...new Set(words)])}::json) as asked(word)`,
  )
  return new Map(rows.map(({ word, stem }) => [word, stem]))
}
