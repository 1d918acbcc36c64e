import {
  mergeStaffCategory,
  mergeStaffTag,
  staffAuthors,
  staffCategories,
  staffTags,
} from '../../contracts/articles/staff-content.ts'
import type { Values } from '../forms/record-draft.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { type EntryWords, entryWords } from './words.ts'

export type MergeCall = typeof mergeStaffTag | typeof mergeStaffCategory

/** Differences between the screens of authors, categories and tags. */
export interface EntryKind extends RecordKind {
  resource: 'authors' | 'categories' | 'tags'
  calls: typeof staffAuthors | typeof staffCategories | typeof staffTags
  /** name of the filter that lists the articles of an entry */
  filter: 'author' | 'category' | 'tag'
  texts: EntryWords
  merge?: MergeCall
}

const labels = {
  name: entryWords.name,
  description: entryWords.description,
  role: entryWords.role,
  biography: entryWords.biography,
  credentials: entryWords.credentials,
  image: entryWords.picture,
}

type Own = Pick<EntryKind, 'resource' | 'calls' | 'filter' | 'fields' | 'empty' | 'merge'>

const kindOf = (own: Own): EntryKind => ({
  ...own,
  onlyNew: ['uid'],
  labels,
  texts: entryWords[own.resource],
  titleOf: ({ name }: Values) => String(name),
  deleteText: ({ articles }: Values) => entryWords[own.resource].deleteText(Number(articles)),
})

export const tagKind = kindOf({
  resource: 'tags',
  calls: staffTags,
  filter: 'tag',
  fields: ['name'],
  empty: { name: '' },
  merge: mergeStaffTag,
})

export const categoryKind = kindOf({
  resource: 'categories',
  calls: staffCategories,
  filter: 'category',
  fields: ['name', 'description', 'image'],
  empty: { name: '', description: '', image: null },
  merge: mergeStaffCategory,
})

export const authorKind = kindOf({
  resource: 'authors',
  calls: staffAuthors,
  filter: 'author',
  fields: ['name', 'role', 'biography', 'credentials', 'image'],
  empty: { name: '', role: '', biography: '', credentials: '', image: null },
})
