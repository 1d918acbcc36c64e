import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { limits } from '../../contracts/forms.ts'
import {
  type FillableVariable,
  fillableVariables,
  fillReply,
  unknownVariables,
} from '../../contracts/support/fill-reply.ts'
import type { SupportType } from '../../contracts/support/support.ts'
import { RecordPage } from '../forms/record-page.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { useOwnHours } from '../hours/use-own-hours.ts'
import { useWorksAs } from '../person.ts'
import { colours } from '../theme.ts'
import { savedReplyKind } from './kind.ts'
import { savedReplyWords } from './words.ts'

/** « both », and each area in which the user works. */
function useTypes(): readonly (SupportType | 'both')[] {
  const contact = useWorksAs('support') ? (['contact'] as const) : []
  const coaching = useWorksAs('coach') ? (['coaching'] as const) : []
  return ['both', ...contact, ...coaching]
}

function TypeInput({ form }: { form: RecordForm }) {
  const fault = form.faults.get('type')
  return (
    <TextField
      select
      label={savedReplyWords.type}
      value={form.draft.type ?? 'both'}
      onChange={({ target }) => form.set('type', target.value === 'both' ? null : target.value)}
      error={fault !== undefined}
      helperText={fault}
    >
      {useTypes().map((type) => (
        <MenuItem key={type} value={type}>
          {savedReplyWords.types[type]}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Inserts the variable at the caret, in place of selected text. */
function insert(form: RecordForm, variable: FillableVariable): void {
  const text = String(form.draft.content)
  const field = document.querySelector<HTMLTextAreaElement>('#field-content')
  const [start, end] = field ? [field.selectionStart, field.selectionEnd] : [text.length, text.length]
  form.set('content', `${text.slice(0, start)}{{${variable}}}${text.slice(end)}`)
  field?.focus()
}

function Preview({ content }: { content: string }) {
  const staffName = useOwnHours(true)?.name
  const example = { ...savedReplyWords.example, ...(staffName && { staffName }) }
  const unknown = unknownVariables(content)
  return (
    <Box component="section" aria-label={savedReplyWords.preview}>
      <Typography component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {savedReplyWords.preview}
      </Typography>
      <Box
        dir="auto"
        sx={{
          px: 2,
          py: 1.5,
          minHeight: 56,
          borderRadius: '22px 22px 6px 22px',
          backgroundColor: colours.rose,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {fillReply(content, example)}
      </Box>
      <Typography role="status" sx={{ mt: 1, color: colours.error, fontWeight: 600 }}>
        {unknown.length > 0 && savedReplyWords.unknown(unknown.join(', '))}
      </Typography>
    </Box>
  )
}

function SavedReplyFields({ form }: { form: RecordForm }) {
  return (
    <>
      <TextInput
        form={form}
        name="title"
        label={savedReplyWords.name}
        help={savedReplyWords.nameHelp}
        required
        max={200}
      />
      <TypeInput form={form} />
      <Box>
        <TextInput form={form} name="content" label={savedReplyWords.content} required rows={6} max={limits.message} />
        <Box
          role="group"
          aria-label={savedReplyWords.insert}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}
        >
          <Typography aria-hidden>{savedReplyWords.insert}</Typography>
          {fillableVariables.map((variable) => (
            <Button
              key={variable}
              size="small"
              color="inherit"
              variant="outlined"
              onClick={() => insert(form, variable)}
            >
              {savedReplyWords.variables[variable]}
            </Button>
          ))}
        </Box>
      </Box>
      <Preview content={String(form.draft.content)} />
    </>
  )
}

export default function SavedReplyForm() {
  return <RecordPage kind={savedReplyKind} fields={(form) => <SavedReplyFields form={form} />} />
}
