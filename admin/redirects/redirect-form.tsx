import Typography from '@mui/material/Typography'
import { RecordPage } from '../forms/record-page.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { redirectKind } from './kind.ts'
import { redirectWords } from './words.ts'

const fields = (form: RecordForm) => (
  <>
    <Typography>{redirectWords.note}</Typography>
    <TextInput
      form={form}
      name="source"
      label={redirectWords.source}
      help={redirectWords.sourceHelp}
      required
      max={500}
    />
    <TextInput
      form={form}
      name="target"
      label={redirectWords.target}
      help={redirectWords.targetHelp}
      required
      max={500}
    />
  </>
)

export default function RedirectForm() {
  return <RecordPage kind={redirectKind} fields={fields} />
}
