import { RecordList } from '../lists/record-list.tsx'
import type { EntryKind } from './kinds.ts'
import { entryWords } from './words.ts'

interface Entry {
  uid: string
  name: string
  articles: number
  role?: string
  description?: string
}

/** Authors, categories or tags, each with how many articles refer to it. */
export const EntryList = ({ kind: { resource, texts } }: { kind: EntryKind }) => (
  <RecordList<Entry>
    resource={resource}
    texts={texts}
    sort="name"
    opens="form"
    columns={[
      { look: 'name', show: ({ name }) => name },
      { look: 'clipped', show: ({ role, description }) => role ?? description ?? '' },
      { look: 'soft', show: ({ articles }) => entryWords.articles(articles) },
    ]}
  />
)
