import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { staffAuthors } from '../../contracts/articles/staff-content.ts'
import { staffThemes } from '../../contracts/coaching/coaching-themes.ts'
import { ImageInput } from '../forms/image-input.tsx'
import { ParagraphsField } from '../forms/line-fields.tsx'
import { SwitchInput } from '../forms/switch-input.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { useRecordList } from '../records/use-records.ts'
import { profileFormWords as words } from './words.ts'

function ThemesInput({ form }: { form: RecordForm }) {
  // In the owner's order.
  const themes = useRecordList(staffThemes, { perPage: '100' }).data?.payload ?? []
  const chosen = form.draft.themes as readonly string[]
  const fault = form.faults.get('themes')
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend">{words.themes}</FormLabel>
      <FormGroup row>
        {themes.map(({ uid, name }) => (
          <FormControlLabel
            key={uid}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(uid)}
                onChange={({ target }) =>
                  form.set('themes', target.checked ? [...chosen, uid] : chosen.filter((one) => one !== uid))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  )
}

function LanguagesInput({ form }: { form: RecordForm }) {
  const [text, setText] = useState(() => (form.draft.languages as readonly string[]).join(', '))
  const fault = form.faults.get('languages')
  return (
    <TextField
      id="field-languages"
      label={words.languages}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const languages = target.value.split(',').map((language) => language.trim())
        form.set(
          'languages',
          languages.filter((language) => language !== ''),
        )
      }}
      error={fault !== undefined}
      helperText={fault ?? words.languagesHelp}
    />
  )
}

function Decisions({ form }: { form: RecordForm }) {
  const authors = useRecordList(staffAuthors, { perPage: '100' }).data?.payload ?? []
  const fault = form.faults.get('author')
  return (
    <>
      <TextField
        select
        label={words.author}
        value={String(form.draft.author ?? '')}
        onChange={({ target }) => form.set('author', target.value || null)}
        error={fault !== undefined}
        helperText={fault}
      >
        <MenuItem value="">{words.noAuthor}</MenuItem>
        {authors.map(({ uid, name }) => (
          <MenuItem key={uid} value={uid}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="field-capacity"
        type="number"
        label={words.capacity}
        value={String(form.draft.capacity ?? '')}
        onChange={({ target }) => form.set('capacity', target.value === '' ? null : Number(target.value))}
        error={form.faults.has('capacity')}
        helperText={form.faults.get('capacity') ?? words.capacityHelp}
        slotProps={{ htmlInput: { min: 1 } }}
      />
      {form.base.live != null && <SwitchInput form={form} name="published" label={words.published} />}
    </>
  )
}

interface ProfileFieldsProps {
  form: RecordForm
  /** the user is an admin, who chooses pictures from the library and decides what is public */
  decides: boolean
  /** the coach is invited when the sheet is saved */
  isNew?: boolean
}

export const ProfileFields = ({ form, decides, isNew = false }: ProfileFieldsProps) => (
  <>
    <TextInput form={form} name="name" label={words.name} required max={100} />
    {isNew && <TextInput form={form} name="email" label={words.email} help={words.emailHelp} required max={254} />}
    <TextInput form={form} name="title" label={words.role} help={words.roleHelp} max={100} />
    {decides && <ImageInput form={form} name="portrait" label={words.portrait} />}
    <ParagraphsField
      label={words.biography}
      value={String(form.draft.biography ?? '')}
      fault={form.faults.get('biography')}
      help={words.biographyHelp}
      max={10_000}
      onChange={(html) => form.set('biography', html)}
    />
    <ThemesInput form={form} />
    <LanguagesInput form={form} />
    {decides && <Decisions form={form} />}
  </>
)
