import Typography from '@mui/material/Typography'
import { credentialKinds } from '../../contracts/coaching/coach-credentials.ts'
import { ChoiceInput } from '../forms/choice-input.tsx'
import { DateInput } from '../forms/date-input.tsx'
import { SwitchInput } from '../forms/switch-input.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { usePerson } from '../person.ts'
import { credentialWords as words } from './words.ts'

const kinds = credentialKinds.map((kind) => ({ value: kind, text: words.kinds[kind] }))

export function CredentialFields({ form }: { form: RecordForm }) {
  const isAdmin = usePerson().roles.includes('admin')
  return (
    <>
      <Typography>{words.note}</Typography>
      <ChoiceInput form={form} name="kind" label={words.kind} options={kinds} />
      <TextInput form={form} name="title" label={words.name} help={words.nameHelp} required max={200} />
      <DateInput form={form} name="validUntil" label={words.validUntil} help={words.validUntilHelp} />
      {isAdmin && <SwitchInput form={form} name="checked" label={words.checked} />}
    </>
  )
}
