import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { type Departure, getDeparture, startDeparture } from '../../contracts/coaching/departure.ts'
import { callApi } from '../../relay/call.ts'
import { LoadState } from '../layout/load-state.tsx'
import { useNotify } from '../layout/notices.tsx'
import { dayText } from '../management/format.ts'
import { AdminPage } from '../navigation/admin-page.tsx'
import { colours } from '../theme.ts'
import { departureWords as words } from './words.ts'

type Discussion = Departure['discussions'][number]

interface DiscussionRowProps {
  discussion: Discussion
  colleagues: Departure['colleagues']
  chosen: string
  onChoose(coach: string): void
}

const DiscussionRow = ({
  discussion: { contact, date, proposed },
  colleagues,
  chosen,
  onChoose,
}: DiscussionRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      py: 1.5,
      borderTop: `1px solid ${colours.line}`,
    }}
  >
    <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
      <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {contact.name}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
        {proposed ? words.proposed(proposed.name) : words.since(dayText(date))}
      </Typography>
    </Box>
    {!proposed && (
      <TextField
        select
        label={words.colleagueFor(contact.name)}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        sx={{ minWidth: 240 }}
      >
        {colleagues.map(({ uid, name, openDiscussions }) => (
          <MenuItem key={uid} value={uid}>
            {words.colleague(name, openDiscussions)}
          </MenuItem>
        ))}
      </TextField>
    )}
  </Box>
)

function DepartureForm({ departure, onDone }: { departure: Departure; onDone(): Promise<unknown> }) {
  const { coach, version, discussions, colleagues } = departure
  const notify = useNotify()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const choiceOf = ({ discussion, suggested }: Discussion) => chosen[discussion] ?? suggested ?? ''
  // Discussions without a suggested colleague are skipped until the user chooses one.
  const asked = discussions.filter((one) => !one.proposed && choiceOf(one) !== '')
  async function ask(): Promise<void> {
    setBusy(true)
    setFault(undefined)
    const proposals = asked.map((one) => ({ discussion: one.discussion, coach: choiceOf(one) }))
    try {
      await callApi(startDeparture, {
        params: { uid: coach.uid },
        body: { proposals, version },
        idempotencyKey: crypto.randomUUID(),
      })
      notify(words.done, { type: 'success' })
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
    await onDone()
    setBusy(false)
  }
  if (discussions.length === 0) return <Typography>{words.none}</Typography>
  return (
    <>
      <Typography variant="h2">{words.count(discussions.length)}</Typography>
      <Typography sx={{ my: 2, maxWidth: 640 }}>{colleagues.length > 0 ? words.intro : words.noSuccessor}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {discussions.map((one) => (
          <DiscussionRow
            key={one.discussion}
            discussion={one}
            colleagues={colleagues}
            chosen={choiceOf(one)}
            onChoose={(uid) => setChosen({ ...chosen, [one.discussion]: uid })}
          />
        ))}
      </Box>
      {fault && (
        <Typography role="alert" color="error" sx={{ mt: 2 }}>
          {fault}
        </Typography>
      )}
      {asked.length > 0 && (
        <Button variant="contained" loading={busy} onClick={() => void ask()} sx={{ mt: 2 }}>
          {words.ask(asked.length)}
        </Button>
      )}
    </>
  )
}

function CoachDeparture({ uid }: { uid: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['departure', uid],
    queryFn: () => callApi(getDeparture, { params: { uid } }),
  })
  const departure = data?.payload
  return (
    <AdminPage title={departure ? words.titleOf(departure.coach.name) : words.title} narrow>
      <Button component={Link} to={`/staff/${uid}`} color="inherit" sx={{ mb: 2 }}>
        {words.back}
      </Button>
      <LoadState error={error} data={departure} />
      {departure && <DepartureForm departure={departure} onDone={refetch} />}
    </AdminPage>
  )
}

/** Page on which an admin proposes a colleague for each open discussion of a coach who leaves. */
export default function DeparturePage() {
  const [query] = useSearchParams()
  const uid = query.get('coach')
  return uid ? <CoachDeparture uid={uid} /> : <Navigate to="/staff" replace />
}
