import { RecordList } from '../lists/record-list.tsx'
import type { EntryKind } from './kinds.ts'
import { entryWords } from './words.ts'

/** Authors, categories or tags, each with how many articles refer to it. */
export const EntryList = ({ kind: { resource, calls, texts } }: { kind: EntryKind }) => (
  <RecordList
    calls={calls}
    texts={texts}
    sort="name"
    opens="form"
    columns={[
      { head: entryWords.name, look: 'name', sort: 'name', show: ({ name }) => name },
      ...(resource === 'tags'
        ? []
        : [
            {
              head: resource === 'authors' ? entryWords.role : entryWords.description,
              look: 'clipped' as const,
              show: (entry: object) =>
                ('role' in entry ? entry.role : 'description' in entry ? entry.description : '') as string,
            },
          ]),
      { head: entryWords.inMagazine, look: 'soft', show: ({ articles }) => entryWords.articles(articles) },
    ]}
  />
)
