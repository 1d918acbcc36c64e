import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RecordPage } from '../forms/record-page.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { formWords } from '../forms/words.ts'
import { filteredPath } from '../lists/filtered-path.ts'
import type { Row } from '../records/record-calls.ts'
import type { EntryKind } from './kinds.ts'
import { MergeButton } from './merge-button.tsx'
import { entryWords } from './words.ts'

/** Form fields besides the name. */
export type EntryFields = (form: RecordForm) => ReactNode

interface EntryPageProps {
  kind: EntryKind
  fields?: EntryFields
}

function Usage({ kind, record }: { kind: EntryKind; record: Row }) {
  const count = Number(record.articles)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>{entryWords.articles(count)}</Typography>
      {count > 0 && (
        <Button component={Link} to={filteredPath('articles', { [kind.filter]: record.uid })} color="inherit">
          {entryWords.showArticles}
        </Button>
      )}
      <Button
        href={`/${kind.resource}/${record.uid}`}
        color="inherit"
        startIcon={<ExternalLink aria-hidden size={18} />}
      >
        {formWords.onSite}
      </Button>
    </Box>
  )
}

/** Form of an author, a category or a tag. */
export const EntryPage = ({ kind, fields }: EntryPageProps) => (
  <RecordPage
    kind={kind}
    head={(record) => <Usage kind={kind} record={record} />}
    fields={(form, isNew) => (
      <>
        <TextInput form={form} name="name" label={entryWords.name} required max={200} />
        {isNew && (
          <TextInput form={form} name="uid" label={entryWords.address} help={entryWords.addressHelp} max={96} />
        )}
        {fields?.(form)}
      </>
    )}
    actions={(record, { leave }) =>
      kind.merge && <MergeButton kind={kind} merge={kind.merge} record={record} leave={leave} />
    }
  />
)
