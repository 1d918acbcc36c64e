import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Setting, staffSettings } from '../../contracts/administration/staff-system.ts'
import { CallError, callApi, callFailures, hasViolationOf } from '../../relay/call.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { formWords } from '../forms/words.ts'
import { colours } from '../theme.ts'
import { centsOf, centsText, euros } from './format.ts'

interface SettingWords {
  label: string
  help: string
  wrong: string
  saved: string
  meanwhile(value: string): string
}

/** Formats a setting's value for its field and for a sentence, and parses the typed text. */
interface Notation {
  textOf(value: unknown): string
  /** @returns undefined if the text is not a valid value */
  read(text: string): string | number | undefined
  shown(value: unknown): string
  inputMode: 'decimal' | 'text'
}

const inCents: Notation = {
  textOf: (value) => centsText(Number(value)),
  read: centsOf,
  shown: (value) => euros(Number(value)),
  inputMode: 'decimal',
}

const asText: Notation = {
  textOf: String,
  read: (text) => text.replace(/\s/g, '').toUpperCase(),
  shown: (value) => `«\u00a0${value}\u00a0»`,
  inputMode: 'text',
}

interface SettingProps {
  uid: string
  words: SettingWords
}

interface SettingFormProps extends SettingProps {
  notation: Notation
}

/** @param setting the stored setting, if a colleague's change came first */
function sentenceOf({ words, notation }: SettingFormProps, error: unknown, setting?: Setting): string {
  if (!(error instanceof CallError)) return callFailures.refused
  if (setting && hasViolationOf(error, 'version')) return words.meanwhile(notation.shown(setting.value))
  return error.violations.some(({ property }) => property === 'value') ? words.wrong : error.message
}

function SettingForm({ setting, ...given }: SettingFormProps & { setting: Setting }) {
  const { uid, words, notation } = given
  const client = useQueryClient()
  const queryKey = ['settings', uid]
  const [text, setText] = useState(notation.textOf(setting.value))
  const [wrong, setWrong] = useState(false)
  const saving = useMutation({
    mutationFn: (value: string | number) =>
      callApi(staffSettings.replace, { params: { uid }, body: { value: value as never, version: setting.version } }),
    onSuccess: ({ payload }) => client.setQueryData(queryKey, payload),
    onError: () => client.invalidateQueries({ queryKey }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    const value = notation.read(text)
    setWrong(value === undefined)
    if (value !== undefined) saving.mutate(value)
  }
  return (
    <form onSubmit={submit} noValidate>
      {notation.read(text) !== setting.value && <LeaveGuard dirty />}
      <TextField
        id={uid}
        label={words.label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong}
        helperText={wrong ? words.wrong : words.help}
        autoComplete="off"
        sx={{ width: '100%', maxWidth: 460 }}
        slotProps={{ htmlInput: { inputMode: notation.inputMode, 'aria-invalid': wrong } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
        <Button type="submit" variant="contained" disabled={saving.isPending}>
          {formWords.save}
        </Button>
        <Box role="status">
          {(saving.isSuccess || saving.isError) && (
            <Alert icon={false} severity={saving.isError ? 'error' : 'success'} sx={{ color: colours.ink, py: 0 }}>
              {saving.isError ? sentenceOf(given, saving.error, setting) : words.saved}
            </Alert>
          )}
        </Box>
      </Box>
    </form>
  )
}

function StoredSetting(props: SettingFormProps) {
  const { uid } = props
  const { data, error } = useQuery({
    queryKey: ['settings', uid],
    queryFn: async () => (await callApi(staffSettings.get, { params: { uid } })).payload,
  })
  if (data) return <SettingForm {...props} setting={data} />
  return <Typography role="status">{error ? sentenceOf(props, error) : formWords.loading}</Typography>
}

/** Form for a setting that stores an amount in cents. */
export const AmountSetting = (props: SettingProps) => <StoredSetting {...props} notation={inCents} />

/** Form for a setting of capitals and digits, which may be empty. */
export const CodeSetting = (props: SettingProps) => <StoredSetting {...props} notation={asText} />
