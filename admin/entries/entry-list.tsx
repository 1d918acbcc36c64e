import Typography from '@mui/material/Typography'
import { AddButton } from '../lists/add-button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../lists/row-link.tsx'
import type { EntryKind } from './kinds.ts'
import { entryWords } from './words.ts'

interface Entry {
  id: string
  uid: string
  name: string
  articles: number
  role?: string
  description?: string
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const

const EntryRow = ({ resource, entry }: { resource: string; entry: Entry }) => (
  <RowLink to={`/${resource}/${entry.uid}`}>
    <Typography component="span" dir="auto" sx={firstColumn}>
      {entry.name}
    </Typography>
    <Typography component="span" dir="auto" sx={{ ...clipped, color: 'text.secondary', flex: '1 1 0' }}>
      {entry.role ?? entry.description}
    </Typography>
    <Typography component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontSize: 14 }}>
      {entryWords.articles(entry.articles)}
    </Typography>
  </RowLink>
)

/** Authors, categories or tags, each with how many articles refer to it. */
export const EntryList = ({ kind: { resource, texts } }: { kind: EntryKind }) => (
  <ListFrame
    resource={resource}
    title={texts.title}
    sort={{ field: 'name', order: 'ASC' }}
    count={texts.count}
    actions={<AddButton to={`/${resource}/create`} text={texts.add} />}
  >
    <ListBody<Entry> empty={texts.empty}>
      {(entries) => (
        <Rows>
          {entries.map((entry) => (
            <EntryRow key={entry.uid} resource={resource} entry={entry} />
          ))}
        </Rows>
      )}
    </ListBody>
  </ListFrame>
)
