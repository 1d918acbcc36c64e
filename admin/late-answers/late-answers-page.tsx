import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { staffCredits } from '../../contracts/accounts/staff-members.ts'
import { type Setting, staffSettings } from '../../contracts/administration/staff-system.ts'
import { CallError, callApi, callFailures, isAbout } from '../../relay/call.ts'
import { filteredPath } from '../lists/filtered-path.ts'
import { centsOf, euros } from '../management/format.ts'
import { SitePage } from '../site/site-page.tsx'
import { colours } from '../theme.ts'
import { lateAnswerWords as words } from './words.ts'

const params = { uid: 'promise-credit' }
const queryKey = ['settings', params.uid]

const textOf = ({ value }: Setting): string => (Number(value) / 100).toFixed(2).replace('.', ',')

/** @param setting as it is stored by now, where it was one's change that was refused */
function sentenceOf(error: unknown, setting?: Setting): string {
  if (!(error instanceof CallError)) return callFailures.refused
  if (setting && isAbout(error, 'version')) return words.meanwhile(euros(Number(setting.value)))
  return error.violations.some(({ property }) => property === 'value') ? words.wrong : error.message
}

function AmountForm({ setting }: { setting: Setting }) {
  const client = useQueryClient()
  const [text, setText] = useState(textOf(setting))
  const [wrong, setWrong] = useState(false)
  const saving = useMutation({
    mutationFn: (value: number) =>
      callApi(staffSettings.replace, { params, body: { value: value as never, version: setting.version } }),
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
        id="promise-credit"
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
              {saving.isError ? sentenceOf(saving.error, setting) : words.saved}
            </Alert>
          )}
        </Box>
      </Box>
    </form>
  )
}

const credited = { kind: 'promise' } as const

/** How many answers came too late and were credited, with the list of them. */
function Credited() {
  const { data } = useQuery({
    queryKey: ['credits', credited],
    queryFn: async () => (await callApi(staffCredits.list, { query: { filter: credited, perPage: '1' } })).page,
  })
  if (!data) return null
  return (
    <Typography sx={{ mt: 4 }}>
      {data.total === 0 ? (
        words.noneCredited
      ) : (
        <Link to={filteredPath('credits', credited)}>{words.credited(data.total)}</Link>
      )}
    </Typography>
  )
}

/** Credits for answers after their promised hour. */
export default function LateAnswersPage() {
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await callApi(staffSettings.get, { params })).payload,
  })
  return (
    <SitePage title={words.title} intro={words.intro}>
      {data ? (
        <AmountForm setting={data} />
      ) : (
        <Typography role="status">{error ? sentenceOf(error) : words.loading}</Typography>
      )}
      <Credited />
    </SitePage>
  )
}
