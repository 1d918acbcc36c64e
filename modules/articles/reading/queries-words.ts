import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { swapsOf } from './spelling.ts'

const stemOf = (word: ReturnType<typeof sql>) => sql`(tsvector_to_array(to_tsvector('public.french_fold', ${word})))[1]`

/** Stores words in sorted order, so that concurrent saves do not deadlock. */
export async function learnWords(db: Database, words: readonly string[]): Promise<void> {
  const list = JSON.stringify([...new Set(words)])
  await db.execute(sql`
    insert into search_words (word, stem)
    select word, stem from (
      select word, ${stemOf(sql`word`)} as stem from json_array_elements_text(${list}::json) as asked(word)) stemmed
    where stem is not null order by word
    on conflict do nothing`)
}

/**
 * Finds words that no text contains in any form, each with words of similar spelling. Swapped letters make a short word too different for
 * the similarity index: those spellings are queried separately.
 */
export function findUnknownWords(
  db: Database,
  words: readonly string[],
): Promise<{ word: string; candidates: string[] }[]> {
  const asked = JSON.stringify(words.map((word) => ({ word, swaps: swapsOf(word) })))
  return rowsOf(
    db,
    sql`select asked.word, coalesce(
        (select json_agg(near.word) from (
          (select word from search_words where search_words.word % asked.word
           order by similarity(search_words.word, asked.word) desc limit 20)
          union
          select word from search_words where word in (select json_array_elements_text(asked.swaps))) near),
        '[]'::json) as candidates
      from json_to_recordset(${asked}::json) as asked(word text, swaps json)
      where ${stemOf(sql`asked.word`)} is not null
        and not exists (select from search_words where stem = ${stemOf(sql`asked.word`)})`,
  )
}

export async function findSearchedTexts(db: Database, uids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ text: string }>(
    db,
    sql`select concat_ws(' ', title, excerpt, keywords, words) as text from articles where uid in ${uids}`,
  )
  return rows.map(({ text }) => text)
}
