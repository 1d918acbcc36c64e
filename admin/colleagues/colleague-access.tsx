import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ColleagueSession,
  closeColleagueSession,
  closeColleagueSessions,
  listColleagueSessions,
  resetSecondFactor,
} from '../../contracts/accounts/staff-sessions.ts'
import { inviteColleagueAgain, staffColleagues } from '../../contracts/administration/staff-system.ts'
import { callApi } from '../../relay/call.ts'
import { LoadState } from '../layout/load-state.tsx'
import { ruledRow } from '../layout/ruled-row.ts'
import { momentText } from '../management/format.ts'
import { ReasonDialog } from '../management/reason-dialog.tsx'
import { usePerson } from '../person.ts'
import { colleagueWords } from './words.ts'

const words = colleagueWords.access

async function readAccess(uid: string) {
  const params = { uid }
  const [colleague, sessions] = await Promise.all([
    callApi(staffColleagues.get, { params }),
    callApi(listColleagueSessions, { params }),
  ])
  const { secondFactor, invited } = colleague.payload
  return { secondFactor, invited, sessions: sessions.payload }
}

const deviceOf = ({ browser, system }: ColleagueSession): string =>
  [browser, system].filter((one) => one !== null).join(', ') || words.unknownDevice

interface SessionRowProps {
  session: ColleagueSession
  onClose(): void
}

const SessionRow = ({ session, onClose }: SessionRowProps) => (
  <Box component="li" sx={ruledRow}>
    <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{deviceOf(session)}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
        {words.lastSeen(momentText(session.lastSeenDateTime))} · {words.opened(momentText(session.openedDateTime))}
      </Typography>
    </Box>
    {session.current ? (
      <Typography sx={{ fontSize: 14 }}>{words.current}</Typography>
    ) : (
      <Button color="inherit" onClick={onClose} aria-label={words.closeOf(deviceOf(session))}>
        {words.close}
      </Button>
    )}
  </Box>
)

type Asked = { act: 'close'; session: ColleagueSession } | { act: 'closeAll' } | { act: 'reset' } | { act: 'invite' }

function send(uid: string, asked: Asked, reason: string, idempotencyKey: string): Promise<unknown> {
  const target = { params: { uid }, idempotencyKey }
  if (asked.act === 'reset') return callApi(resetSecondFactor, { ...target, body: { reason } })
  const why = reason === '' ? {} : { reason }
  if (asked.act === 'invite') return callApi(inviteColleagueAgain, { ...target, body: why })
  if (asked.act === 'closeAll') return callApi(closeColleagueSessions, { ...target, body: why })
  return callApi(closeColleagueSession, { ...target, body: { sid: asked.session.sid } })
}

interface AskProps {
  uid: string
  asked: Asked
  onDone(): void
  onClose(): void
}

function Ask({ uid, asked, onDone, onClose }: AskProps) {
  const text = asked.act === 'close' ? words.closeText(deviceOf(asked.session)) : words.texts[asked.act]
  return (
    <ReasonDialog
      title={words.titles[asked.act]}
      text={text}
      done={words.done}
      reason={asked.act === 'close' ? 'none' : asked.act === 'reset' ? 'required' : 'optional'}
      act={(reason, key) => send(uid, asked, reason, key)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

/** Sessions and second factor of a colleague. */
export function ColleagueAccess({ uid }: { uid: string }) {
  const isOneself = usePerson().uid === uid
  const [asked, setAsked] = useState<Asked>()
  const { data, error, refetch } = useQuery({ queryKey: ['colleague-access', uid], queryFn: () => readAccess(uid) })
  if (error || !data) return <LoadState error={error} data={data} />
  const { secondFactor, invited, sessions } = data
  return (
    <Box component="section" aria-label={words.title} sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography sx={{ mb: 2 }}>{invited ? words.invited : secondFactor ? words.hasFactor : words.hasNone}</Typography>
      {sessions.length === 0 && <Typography>{words.noSession}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <SessionRow key={session.sid} session={session} onClose={() => setAsked({ act: 'close', session })} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {invited && (
          <Button variant="outlined" color="inherit" onClick={() => setAsked({ act: 'invite' })}>
            {words.titles.invite}
          </Button>
        )}
        {sessions.some((one) => !one.current) && (
          <Button variant="outlined" color="inherit" onClick={() => setAsked({ act: 'closeAll' })}>
            {isOneself ? words.closeOthers : words.titles.closeAll}
          </Button>
        )}
        {secondFactor && !isOneself && (
          <Button variant="outlined" color="inherit" onClick={() => setAsked({ act: 'reset' })}>
            {words.titles.reset}
          </Button>
        )}
      </Box>
      {asked && <Ask uid={uid} asked={asked} onDone={() => void refetch()} onClose={() => setAsked(undefined)} />}
    </Box>
  )
}
