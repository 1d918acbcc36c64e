import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { staffAuthors, staffCategories, staffTags } from '../../../contracts/articles/staff-content.ts'
import { ImageInput } from '../../forms/image-input.tsx'
import { type Choice, useChoices } from '../../forms/use-choices.ts'
import type { Meta } from './use-draft.ts'
import { editorWords } from './words.ts'

const texts = editorWords.settings

interface EntryFieldProps {
  label: string
  value: string
  entries: readonly Choice[]
  disabled?: boolean
  onChange(uid: string): void
}

export function EntryField({ label, value, entries, disabled = false, onChange }: EntryFieldProps) {
  const isKnown = entries.some(({ uid }) => uid === value)
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {entries.map(({ uid, name }) => (
        <MenuItem key={uid} value={uid}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

function TagsField({ meta, changeMeta, disabled }: SettingsProps) {
  const tags = useChoices(staffTags)
  const chosen = tags.filter(({ uid }) => meta.tags.includes(uid))
  return (
    <Autocomplete
      multiple
      disabled={disabled}
      options={[...tags]}
      value={chosen}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.uid === other.uid}
      onChange={(_event, value) => changeMeta({ tags: value.map(({ uid }) => uid) })}
      renderInput={(params) => <TextField {...params} label={texts.tags} />}
    />
  )
}

export interface SettingsProps {
  meta: Meta
  changeMeta(change: Partial<Meta>): void
  disabled: boolean
}

export function SettingsPanel(props: SettingsProps) {
  const { meta, changeMeta, disabled } = props
  const id = useId()
  const changeSeo = (change: object) => changeMeta({ seo: { ...meta.seo, ...change } })
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={id} variant="h2">
        {texts.title}
      </Typography>
      <EntryField
        label={texts.author}
        value={meta.author}
        entries={useChoices(staffAuthors)}
        disabled={disabled}
        onChange={(author) => changeMeta({ author })}
      />
      <EntryField
        label={texts.category}
        value={meta.category ?? ''}
        entries={useChoices(staffCategories)}
        disabled={disabled}
        onChange={(category) => changeMeta({ category })}
      />
      <TagsField {...props} />
      {!disabled && (
        <ImageInput
          form={{
            draft: { image: meta.image },
            faults: new Map(),
            set: (_name, value) => changeMeta({ image: value as string | null }),
          }}
          name="image"
          label={texts.image}
        />
      )}
      <TextField
        label={texts.seoTitle}
        value={meta.seo?.title ?? ''}
        disabled={disabled}
        onChange={({ target }) => changeSeo({ title: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        multiline
        minRows={2}
        label={texts.seoDescription}
        value={meta.seo?.description ?? ''}
        disabled={disabled}
        onChange={({ target }) => changeSeo({ description: target.value })}
        slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
      />
    </Box>
  )
}
