import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { findUnknownWords } from './queries-words.ts'
import { meantBy } from './spelling.ts'

/** More words than anyone searches for. */
const maxWords = 12
/** Longer ones are addresses or noise. */
const maxWordLength = 40

/** Its words without accents, in small letters. */
export function foldedWords(text: string): string[] {
  const folded = text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFKD').replace(/\p{M}/gu, '')
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])]
}

/** What of a text is remembered to correct slips by. */
export const wordsToLearn = (text: string): string[] =>
  foldedWords(text).filter((word) => word.length >= 3 && word.length <= maxWordLength && !/\d/.test(word))

const queryOf = (word: string): SQL => sql`plainto_tsquery('public.french_fold', ${word})`

/** Some of the articles. */
export interface Sought {
  condition: SQL
  /** whether PostgreSQL takes them for many */
  common: SQL
}

/** @param title of what was found already, those that belong to this part */
export type SearchPart = Sought & { title: SQL }

export interface Search {
  /** articles in which every word stands: in the title, excerpt, names or body */
  whole: Sought
  /** the same articles, those whose title says it first: each article is in one part */
  byTitle: readonly SearchPart[]
  /** any of the words: what is shown where it was found */
  query: SQL
}

/** The lexemes of the title alone, as the index `articles_title_search` has them. */
const title = sql`ts_filter(articles.search, '{a}')`

function searchFor(words: readonly SQL[]): Search {
  const all = sql`(${sql.join([...words], sql` && `)})`
  const any = sql`(${sql.join([...words], sql` || `)})`
  const found = sql`articles.search @@ ${all}`
  const common = (has: SQL | null, lacks: SQL | null) => sql`is_common_search(${all}, ${has}, ${lacks})`
  const has = (query: SQL) => sql`${title} @@ ${query}`
  // A title with every word is in an article with every word: asking for that too would cost more than all else.
  const inTitle = { condition: has(all), common: common(all, null), title: has(all) }
  const part = (where: SQL, which: SQL): SearchPart => ({
    condition: sql`${found} and ${where}`,
    common: which,
    title: where,
  })
  const elsewhere = part(sql`not ${has(any)}`, common(null, any))
  const partly = part(sql`${has(any)} and not ${has(all)}`, common(any, all))
  return {
    whole: { condition: found, common: common(null, null) },
    byTitle: words.length === 1 ? [inTitle, elsewhere] : [inTitle, partly, elsewhere],
    query: any,
  }
}

const nothing: Search = {
  whole: { condition: sql`false`, common: sql`false` },
  byTitle: [],
  query: sql`''::tsquery`,
}

/**
 * What is searched for, whatever its accents and inflection. A word that is in no text at all is taken for the nearest
 * ones that are.
 * @returns undefined where nothing is asked for
 */
export async function readSearch(db: Database, q: string | undefined): Promise<Search | undefined> {
  if (q === undefined || q.trim() === '') return undefined
  const words = foldedWords(q).slice(0, maxWords)
  if (words.length === 0) return nothing
  const unknown = new Map((await findUnknownWords(db, words)).map(({ word, candidates }) => [word, candidates]))
  const each = words.map((word) => {
    const meant = [word, ...meantBy(word, unknown.get(word) ?? [])]
    return sql`(${sql.join(meant.map(queryOf), sql` || `)})`
  })
  return searchFor(each)
}

/** Does the title hold the text somewhere, whatever its accents and case? */
function titleHolds(q: string): SQL {
  const pattern = `%${q.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
  return sql`public.fold(articles.title) like public.fold(${pattern})`
}

/** For who looks something up while typing it: every word begins one of the article's, or the title holds the text. */
export function staffSearch(q: string | undefined): SQL | undefined {
  if (q === undefined || q.trim() === '') return undefined
  const words = foldedWords(q).slice(0, maxWords)
  const begins = words.map((word) => sql`to_tsquery('public.french_fold', ${`${word}:*`})`)
  const inTitle = titleHolds(q)
  return begins.length === 0 ? inTitle : sql`(articles.search @@ (${sql.join(begins, sql` && `)}) or ${inTitle})`
}
