import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { credentialKinds } from '../../contracts/coach-credentials.ts'
import type { WorkingHours } from '../../contracts/staff-hours.ts'
import { SwitchInput } from '../forms/switch-input.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { usePerson } from '../person.ts'
import { credentialWords as words } from './words.ts'

interface Option {
  value: string
  text: string
}

function Choice({ form, name, label, options }: { form: RecordForm; name: string; label: string; options: Option[] }) {
  const fault = form.faults.get(name)
  return (
    <TextField
      select
      required
      label={label}
      value={String(form.draft[name] ?? '')}
      onChange={({ target }) => form.set(name, target.value)}
      error={fault !== undefined}
      helperText={fault}
    >
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Of all who have hours; the server refuses those who are no coach. */
function CoachChoice({ form }: { form: RecordForm }) {
  const { data = [] } = useGetList<WorkingHours & { id: string }>('working-hours', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  const options = data.map(({ uid, name }) => ({ value: uid, text: name }))
  return <Choice form={form} name="coach" label={words.coach} options={options} />
}

const kinds = credentialKinds.map((kind) => ({ value: kind, text: words.kinds[kind] }))

export function CredentialFields({ form, isNew }: { form: RecordForm; isNew: boolean }) {
  const isAdmin = usePerson().roles.includes('admin')
  const fault = form.faults.get('validUntil')
  return (
    <>
      <Typography>{words.note}</Typography>
      {isNew && isAdmin && <CoachChoice form={form} />}
      <Choice form={form} name="kind" label={words.kind} options={kinds} />
      <TextInput form={form} name="title" label={words.name} help={words.nameHelp} required max={200} />
      <TextField
        type="date"
        label={words.validUntil}
        value={String(form.draft.validUntil ?? '')}
        onChange={({ target }) => form.set('validUntil', target.value || null)}
        error={fault !== undefined}
        helperText={fault ?? words.validUntilHelp}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {isAdmin && <SwitchInput form={form} name="checked" label={words.checked} />}
    </>
  )
}
