import { entryWords } from '../entries/words.ts'

/** The screens of the magazine, in the order of their menu. */
export const contentMenu = [
  { path: 'categories', title: entryWords.categories.title },
  { path: 'tags', title: entryWords.tags.title },
  { path: 'authors', title: entryWords.authors.title },
] as const
