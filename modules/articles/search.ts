import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { findUnknownWords } from './queries-words.ts'
import { meantBy } from './spelling.ts'
import { holds } from './staff-paging.ts'

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

export interface Search {
  /** articles in which every word stands: in the title, excerpt, names or body */
  condition: SQL
  /** the same articles, those whose title says it first: conditions of which each article fulfils one */
  byTitle: readonly SQL[]
  /** every word, and any of them: what is looked for, and what is shown where it was found */
  all: SQL
  query: SQL
}

/** The lexemes of the title alone, as the index `articles_title_search` has them. */
const title = sql`ts_filter(articles.search, '{a}')`

function searchFor(words: readonly SQL[]): Search {
  const all = sql`(${sql.join([...words], sql` && `)})`
  const any = sql`(${sql.join([...words], sql` || `)})`
  const inTitle = sql`${title} @@ ${all}`
  const elsewhere = sql`not ${title} @@ ${any}`
  const partly = sql`${title} @@ ${any} and not ${inTitle}`
  return {
    condition: sql`articles.search @@ ${all}`,
    byTitle: words.length === 1 ? [inTitle, elsewhere] : [inTitle, partly, elsewhere],
    all,
    query: any,
  }
}

const nothing: Search = { condition: sql`false`, byTitle: [], all: sql`''::tsquery`, query: sql`''::tsquery` }

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

/** For who looks something up while typing it: every word begins one of the article's, or the title holds the text. */
export function staffSearch(q: string | undefined): SQL | undefined {
  if (q === undefined || q.trim() === '') return undefined
  const words = foldedWords(q).slice(0, maxWords)
  const begins = words.map((word) => sql`to_tsquery('public.french_fold', ${`${word}:*`})`)
  const inTitle = holds(sql`title`, q)
  return begins.length === 0 ? inTitle : sql`(articles.search @@ (${sql.join(begins, sql` && `)}) or ${inTitle})`
}
