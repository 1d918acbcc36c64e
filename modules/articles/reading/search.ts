import { type SQL, sql } from 'drizzle-orm'
import type { ReplacedWord } from '../../../contracts/articles/content.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findUnknownWords } from './queries-words.ts'
import { findNearestWords } from './spelling.ts'

/** Maximum number of words in a search, more than a real one contains. */
const maxWords = 12
/** Maximum length of a word that is stored: longer ones are URLs or noise. */
const maxWordLength = 40

export const fold = (text: string): string =>
  text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFKD').replace(/\p{M}/gu, '')

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

export const foldedWords = (text: string): string[] => [...new Set(wordsIn(fold(text)))]

/** Maps each folded word to its spelling in the text; the first spelling counts. */
export function spellingsIn(text: string, folded: ReadonlySet<string>): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const word of wordsIn(text.normalize('NFC').toLowerCase())) {
    const key = fold(word)
    if (folded.has(key) && !spellings.has(key)) spellings.set(key, word)
  }
  return spellings
}

/** The words of a text that are stored for spelling correction. */
export const wordsToLearn = (text: string): string[] =>
  foldedWords(text).filter((word) => word.length >= 3 && word.length <= maxWordLength && !/\d/.test(word))

const queryOf = (word: string): SQL => sql`plainto_tsquery('public.french_fold', ${word})`

export interface SearchCondition {
  condition: SQL
  /** true if PostgreSQL estimates many matches */
  common: SQL
}

/** `title`: the condition for this part's rows, among rows already found */
export type SearchPart = SearchCondition & { title: SQL }

export interface Search {
  /** articles that contain every word, in title, excerpt, names or content */
  whole: SearchCondition
  /** the same articles in disjoint parts, title matches first */
  byTitle: readonly SearchPart[]
  /** any of the words, for highlighting */
  query: SQL
  /** words that no article contains, as typed, with the folded words searched instead */
  replaced: readonly ReplacedWord[]
}

/** The lexemes of the title alone, as in the index `articles_title_search`. */
const title = sql`ts_filter(articles.search, '{a}')`

function searchFor(words: readonly SQL[], replaced: readonly ReplacedWord[]): Search {
  const all = sql`(${sql.join([...words], sql` && `)})`
  const any = sql`(${sql.join([...words], sql` || `)})`
  const found = sql`articles.search @@ ${all}`
  const common = (asked: SQL | null, has: SQL | null, lacks: SQL | null) =>
    sql`is_common_search(${asked}, ${has}, ${lacks})`
  const has = (query: SQL) => sql`${title} @@ ${query}`
  // If the title contains every word, so does the article: checking the article too would be the most expensive part.
  const inTitle = { condition: has(all), common: common(null, all, null), title: has(all) }
  const part = (where: SQL, which: SQL): SearchPart => ({
    condition: sql`${found} and ${where}`,
    common: which,
    title: where,
  })
  const elsewhere = part(sql`not ${has(any)}`, common(all, null, any))
  const partly = part(sql`${has(any)} and not ${has(all)}`, common(all, any, all))
  return {
    whole: { condition: found, common: common(all, null, null) },
    byTitle: words.length === 1 ? [inTitle, elsewhere] : [inTitle, partly, elsewhere],
    query: any,
    replaced,
  }
}

const nothing: Search = {
  whole: { condition: sql`false`, common: sql`false` },
  byTitle: [],
  query: sql`''::tsquery`,
  replaced: [],
}

/**
 * Parses a search, ignoring accents and inflection. A word that no text contains is replaced by the nearest known
 * words.
 * @returns undefined when there is nothing to search for
 */
export async function readSearch(db: Database, q: string | undefined): Promise<Search | undefined> {
  if (q === undefined || q.trim() === '') return undefined
  const words = foldedWords(q).slice(0, maxWords)
  if (words.length === 0) return nothing
  const unknown = new Map((await findUnknownWords(db, words)).map(({ word, candidates }) => [word, candidates]))
  const meant = words.map((word) => ({ word, by: findNearestWords(word, unknown.get(word) ?? []) }))
  const each = meant.map(({ word, by }) => sql`(${sql.join([word, ...by].map(queryOf), sql` || `)})`)
  const typed = spellingsIn(q, new Set(words))
  const replaced = meant.filter(({ by }) => by.length > 0)
  return searchFor(
    each,
    replaced.map(({ word, by }) => ({ word: typed.get(word) ?? word, by })),
  )
}

/** Tells whether the title contains the text, ignoring accents and case. */
function titleHolds(q: string): SQL {
  const pattern = `%${q.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
  return sql`public.fold(articles.title) like public.fold(${pattern})`
}

/** Condition for search while typing: each word begins a word of the article, or the title contains the text. */
export function staffSearch(q: string | undefined): SQL | undefined {
  if (q === undefined || q.trim() === '') return undefined
  const words = foldedWords(q).slice(0, maxWords)
  const begins = words.map((word) => sql`to_tsquery('public.french_fold', ${`${word}:*`})`)
  const inTitle = titleHolds(q)
  return begins.length === 0 ? inTitle : sql`(articles.search @@ (${sql.join(begins, sql` && `)}) or ${inTitle})`
}
