import type { Values } from '../forms/record-draft.ts'
import { type EntryWords, entryWords } from './words.ts'

/** What distinguishes the screens of authors, categories and tags. */
export interface EntryKind {
  /** its path: of its screens, of its calls, and of its pages on the site */
  resource: 'authors' | 'categories' | 'tags'
  fields: readonly string[]
  empty: Values
  /** filter of the list of articles that finds those of one entry */
  filter: 'author' | 'category' | 'tag'
  texts: EntryWords
}

export const tagKind: EntryKind = {
  resource: 'tags',
  fields: ['name'],
  empty: { name: '' },
  filter: 'tag',
  texts: entryWords.tags,
}

export const categoryKind: EntryKind = {
  resource: 'categories',
  fields: ['name', 'description', 'image'],
  empty: { name: '', description: '', image: null },
  filter: 'category',
  texts: entryWords.categories,
}

export const authorKind: EntryKind = {
  resource: 'authors',
  fields: ['name', 'role', 'biography', 'credentials', 'image'],
  empty: { name: '', role: '', biography: '', credentials: '', image: null },
  filter: 'author',
  texts: entryWords.authors,
}

/** Fields' names as the screens say them. */
export const labels: Readonly<Record<string, string>> = {
  name: entryWords.name,
  description: entryWords.description,
  role: entryWords.role,
  biography: entryWords.biography,
  credentials: entryWords.credentials,
  image: entryWords.picture,
}
