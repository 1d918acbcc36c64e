import { sanitizeHtml } from './html.ts'
import type { EntryTable, EntryValues } from './queries-entries.ts'
import type { ContentKind } from './record-change.ts'
import { sortKey } from './sort-key.ts'

export interface AuthorFields {
  name: string
  role: string
  /** plain text */
  biography: string
  /** uid of a medium */
  image: string | null
}

export interface CategoryFields {
  name: string
  description: string
  image: string | null
}

export interface TagFields {
  name: string
}

export interface PageFields {
  title: string
  /** HTML, sanitised here */
  content: string
}

export interface EntryFields {
  authors: AuthorFields
  categories: CategoryFields
  tags: TagFields
  pages: PageFields
}

/** What distinguishes the four kinds of entry; all else about them is the same. */
export interface EntryKind<Table extends EntryTable> {
  table: Table
  kind: ContentKind
  /** its slug where the name has no letter of ours */
  fallback: string
  unknown: string
  /** what it is called, or nothing where that does not change */
  nameOf(fields: Partial<EntryFields[Table]>): string | undefined
  /** the columns of these fields; what is left out stays as it is */
  toValues(fields: Partial<EntryFields[Table]>, now: Date): EntryValues<Table>
}

const composed = (text: string | undefined): string | undefined => text?.normalize('NFC').trim()
const keyOf = (text: string | undefined): string | undefined => (text === undefined ? undefined : sortKey(text.trim()))

export const authorKind: EntryKind<'authors'> = {
  table: 'authors',
  kind: 'author',
  fallback: 'signature',
  unknown: 'Cette autrice ou cet auteur n’existe pas.',
  nameOf: ({ name }) => composed(name),
  toValues: ({ name, role, biography, image }) => ({
    name: composed(name),
    sortKey: keyOf(name),
    role: composed(role),
    biography: composed(biography),
    image,
  }),
}

export const categoryKind: EntryKind<'categories'> = {
  table: 'categories',
  kind: 'category',
  fallback: 'rubrique',
  unknown: 'Cette rubrique n’existe pas.',
  nameOf: ({ name }) => composed(name),
  toValues: ({ name, description, image }) => ({
    name: composed(name),
    sortKey: keyOf(name),
    description: composed(description),
    image,
  }),
}

export const tagKind: EntryKind<'tags'> = {
  table: 'tags',
  kind: 'tag',
  fallback: 'theme',
  unknown: 'Ce thème n’existe pas.',
  nameOf: ({ name }) => composed(name),
  toValues: ({ name }) => ({ name: composed(name), sortKey: keyOf(name) }),
}

export const pageKind: EntryKind<'pages'> = {
  table: 'pages',
  kind: 'page',
  fallback: 'page',
  unknown: 'Cette page n’existe pas.',
  nameOf: ({ title }) => composed(title),
  toValues: ({ title, content }, now) => ({
    title: composed(title),
    sortKey: keyOf(title),
    content: content === undefined ? undefined : sanitizeHtml(content),
    modified: now,
  }),
}
