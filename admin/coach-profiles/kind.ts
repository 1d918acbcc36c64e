import type { RecordKind } from '../forms/record-page.tsx'
import { profileWords } from './words.ts'

const own = ['name', 'title', 'biography', 'portrait', 'themes', 'languages']
const decided = ['author', 'capacity', 'published']

/** @param decides an admin */
export const profileKind = (decides: boolean): RecordKind => ({
  resource: 'coach-profiles',
  fields: decides ? [...own, ...decided] : own,
  empty: {},
  labels: {
    name: profileWords.name,
    title: profileWords.role,
    biography: profileWords.biography,
    portrait: profileWords.portrait,
    themes: profileWords.themes,
    languages: profileWords.languages,
    author: profileWords.author,
    capacity: profileWords.capacity,
    published: profileWords.published,
  },
  texts: profileWords,
  titleOf: ({ name }) => String(name),
  deleteText: () => '',
  mayDelete: () => false,
})
