import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  getTicketReport,
  type TicketReport,
  type TicketReportLine,
} from '../../contracts/support/staff-ticket-report.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { callApi } from '../../relay/call.ts'
import { LoadState } from '../layout/load-state.tsx'
import { Part } from '../layout/part.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import type { TicketFilter } from '../tickets/list/ticket-filter.ts'
import { ReportTable } from './report-table.tsx'
import { ticketReportWords as words } from './words.ts'

interface Days {
  from: string
  to: string
}

const dayMilliseconds = 86_400_000

const lastThirtyDays = (now: number): Days => ({
  from: dayOf(now - 29 * dayMilliseconds),
  to: dayOf(now),
})

function DaysForm({ days, onChange }: { days: Days; onChange(days: Days): void }) {
  const [typed, setTyped] = useState(days)
  function submit(event: FormEvent): void {
    event.preventDefault()
    onChange(typed)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          required
          id={`report-${name}`}
          label={words[name]}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true, required: false } }}
        />
      ))}
      <Button type="submit" variant="outlined" color="inherit">
        {words.show}
      </Button>
    </Box>
  )
}

const byCategory = ({ name }: TicketReportLine): TicketFilter =>
  name === null ? { uncategorised: true } : { category: name }
const byTag = ({ name }: TicketReportLine): TicketFilter => (name === null ? { untagged: true } : { tag: name })

function Report({ total, categories, tags, days }: TicketReport & { days: Days }) {
  if (total.tickets === 0) return <Typography sx={{ mt: 4 }}>{words.none}</Typography>
  return (
    <>
      <Part title={words.byCategory}>
        <ReportTable
          name={words.category}
          days={days}
          lines={[
            ...categories.map((line) => ({ ...line, filter: byCategory(line) })),
            { ...total, name: words.total, filter: {} },
          ]}
          unnamed={words.noCategory}
        />
      </Part>
      <Part title={words.byTag} note={words.tagNote}>
        <ReportTable
          name={words.tag}
          days={days}
          lines={tags.map((line) => ({ ...line, filter: byTag(line) }))}
          unnamed={words.noTag}
        />
      </Part>
    </>
  )
}

function ReportOf({ days }: { days: Days }) {
  const { data, error } = useQuery({
    queryKey: ['ticket-report', days],
    queryFn: async () => (await callApi(getTicketReport, { query: days })).payload,
    retry: false,
  })
  if (error || !data) return <LoadState error={error} data={data} />
  return <Report {...data} days={days} />
}

/** The help desk's tickets of a period, which the address names. */
export default function TicketReportPage() {
  const [search, setSearch] = useSearchParams()
  const [usual] = useState(() => lastThirtyDays(Date.now()))
  const days = { from: search.get('from') ?? usual.from, to: search.get('to') ?? usual.to }
  return (
    <AdminPage>
      <Typography sx={{ mb: 3, maxWidth: 640, color: 'text.secondary' }}>{words.intro}</Typography>
      <DaysForm key={`${days.from} ${days.to}`} days={days} onChange={(next) => setSearch({ ...next })} />
      <ReportOf days={days} />
    </AdminPage>
  )
}
