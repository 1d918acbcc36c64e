import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { openStaffTicket } from '../../../contracts/support/staff-contacts.ts'
import { CallError, callApi } from '../../../relay/call.ts'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { newRequestWords as words } from './words.ts'

const fields = [
  { name: 'email', label: words.email, max: 254 },
  { name: 'name', label: words.name, max: 100 },
  { name: 'title', label: words.subject, max: 200 },
  { name: 'message', label: words.message, max: 10_000, multiline: true, minRows: 5 },
] as const

const blank = { email: '', name: '', title: '', message: '' }

const faultsOf = (error: unknown): ReadonlyMap<string, string> =>
  new Map(
    error instanceof CallError && error.violations.length > 0
      ? error.violations.map(({ property, message }) => [property, message])
      : [['form', error instanceof Error ? error.message : String(error)]],
  )

/** Page on which staff open a ticket for a person who telephoned or wrote elsewhere. */
export default function NewRequestPage() {
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState(blank)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      const { payload } = await callApi(openStaffTicket, { body: draft, idempotencyKey: key })
      navigate(`/tickets/${payload.uid}/show`, { replace: true })
    } catch (error) {
      setFaults(faultsOf(error))
      setBusy(false)
    }
  }
  return (
    <AdminPage title={words.title} narrow>
      {!busy && Object.values(draft).some((text) => text !== '') && <LeaveGuard dirty />}
      <Button component={Link} to="/tickets" color="inherit">
        {words.back}
      </Button>
      <Typography sx={{ my: 2, maxWidth: 640 }}>{words.intro}</Typography>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ name, label, max, ...more }) => (
          <TextField
            key={name}
            required
            fullWidth
            id={`field-${name}`}
            label={label}
            value={draft[name]}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
            error={faults.has(name)}
            helperText={faults.get(name)}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: max, dir: 'auto' } }}
            {...more}
          />
        ))}
        {faults.has('form') && (
          <Typography role="alert" color="error">
            {faults.get('form')}
          </Typography>
        )}
        <Box>
          <Button type="submit" variant="contained" loading={busy}>
            {words.submit}
          </Button>
        </Box>
      </Box>
    </AdminPage>
  )
}
