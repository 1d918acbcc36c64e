import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Setting, staffSettings } from '../../contracts/administration/staff-system.ts'
import { CallError, callApi, callFailures, isAbout } from '../../relay/call.ts'
import { colours } from '../theme.ts'
import { centsOf, euros } from './format.ts'

interface AmountWords {
  amount: string
  help: string
  wrong: string
  save: string
  saved: string
  loading: string
  meanwhile(amount: string): string
}

interface AmountSettingProps {
  /** a setting in cents */
  uid: string
  words: AmountWords
}

const textOf = ({ value }: Setting): string => (Number(value) / 100).toFixed(2).replace('.', ',')

/** @param setting as it is stored by now, if the user's change was refused */
function sentenceOf(words: AmountWords, error: unknown, setting?: Setting): string {
  if (!(error instanceof CallError)) return callFailures.refused
  if (setting && isAbout(error, 'version')) return words.meanwhile(euros(Number(setting.value)))
  return error.violations.some(({ property }) => property === 'value') ? words.wrong : error.message
}

function AmountForm({ uid, words, setting }: AmountSettingProps & { setting: Setting }) {
  const client = useQueryClient()
  const queryKey = ['settings', uid]
  const [text, setText] = useState(textOf(setting))
  const [wrong, setWrong] = useState(false)
  const saving = useMutation({
    mutationFn: (value: number) =>
      callApi(staffSettings.replace, { params: { uid }, body: { value: value as never, version: setting.version } }),
    onSuccess: ({ payload }) => client.setQueryData(queryKey, payload),
    onError: () => client.invalidateQueries({ queryKey }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    const cents = centsOf(text)
    setWrong(cents === undefined)
    if (cents !== undefined) saving.mutate(cents)
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        id={uid}
        label={words.amount}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong}
        helperText={wrong ? words.wrong : words.help}
        autoComplete="off"
        sx={{ width: '100%', maxWidth: 460 }}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-invalid': wrong } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
        <Button type="submit" variant="contained" disabled={saving.isPending}>
          {words.save}
        </Button>
        <Box role="status">
          {(saving.isSuccess || saving.isError) && (
            <Alert icon={false} severity={saving.isError ? 'error' : 'success'} sx={{ color: colours.ink, py: 0 }}>
              {saving.isError ? sentenceOf(words, saving.error, setting) : words.saved}
            </Alert>
          )}
        </Box>
      </Box>
    </form>
  )
}

/** An amount that the owner sets. */
export function AmountSetting(props: AmountSettingProps) {
  const { uid, words } = props
  const { data, error } = useQuery({
    queryKey: ['settings', uid],
    queryFn: async () => (await callApi(staffSettings.get, { params: { uid } })).payload,
  })
  if (data) return <AmountForm {...props} setting={data} />
  return <Typography role="status">{error ? sentenceOf(words, error) : words.loading}</Typography>
}
