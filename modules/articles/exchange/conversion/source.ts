import type { SkippedRow } from '../../tables-exchange.ts'

/** Maximum number of elements listed in a file's report: nobody reads more. */
export const maxReportLines = 5000

/** Content of another site's export, in one form for all kinds of sites. References are identifiers of that site. */
export interface SourceEntry {
  id: string
  slug: string
  name: string
  /** biography of an author, or description of a category */
  text: string
}

export interface SourcePicture {
  url: string
  alt: string | undefined
  caption: string
}

export interface SourcePost {
  id: string
  kind: 'article' | 'page'
  slug: string
  title: string
  excerpt: string
  html: string
  /** line ends are breaks and blank lines separate paragraphs */
  classic: boolean
  state: 'draft' | 'scheduled' | 'published'
  /** ISO 8601 */
  date: string | null
  author: string | null
  category: string | null
  tags: string[]
  image: SourcePicture | null
  seo: { title?: string; description?: string } | null
  /** path of the post on the other site */
  path: string | null
  /** sentences for the report about omitted parts of the post */
  notes: string[]
}

/** Former address of a post, to resolve links to it. */
export interface SourceAddress extends Pick<SourcePost, 'id' | 'kind' | 'slug' | 'title' | 'path'> {}

export interface ImportSource {
  /** identifies the other site */
  origin: string
  /** origins of the other site, which identify its own links and pictures */
  hosts: readonly string[]
  authors: readonly SourceEntry[]
  categories: readonly SourceEntry[]
  tags: readonly SourceEntry[]
  addresses: readonly SourceAddress[]
  /** items that every run leaves out */
  skipped: readonly SkippedRow[]
  posts(): AsyncIterable<SourcePost>
}

export const quoteText = (text: string): string => `«\u00a0${text.slice(0, 200).toWellFormed()}\u00a0»`

export const notKeptNote = (what: string): string => `Non repris tel quel\u00a0: ${what}.`

export const restrictedNote = (how: string): string =>
  `Lecture réservée sur le site d’origine (${how})\u00a0: repris comme brouillon.`

const firstYear = 1900
const lastYear = 2999

/** @returns ISO 8601; null if an article cannot have that date */
export function dateOfMoment(moment: Date): string | null {
  const year = moment.getUTCFullYear()
  return year >= firstYear && year <= lastYear ? moment.toISOString() : null
}

/** @returns an empty text for a day that does not exist: JavaScript reads 31 February as 2 March */
export function withRealDay(text: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  const moment = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || moment.toISOString().startsWith(String(day)) ? text : ''
}

export const impossibleDateNote = (text: string): string =>
  `Date impossible, non reprise\u00a0: ${text.slice(0, 40).toWellFormed()}.`
