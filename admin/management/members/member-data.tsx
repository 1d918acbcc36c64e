import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberForStaff } from '../../../contracts/accounts/staff-members.ts'
import {
  cancelMemberErasure,
  type MemberData as Described,
  getMemberData,
  offerMemberExport,
  requestMemberErasure,
} from '../../../contracts/privacy/staff-member-data.ts'
import { callApi } from '../../../relay/call.ts'
import { LoadState } from '../../layout/load-state.tsx'
import { MoreMenu } from '../../layout/more-menu.tsx'
import { dayText, momentText } from '../format.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.memberData

type Act = 'export' | 'erase' | 'stop'

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Box>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  </Box>
)

const Fate = ({ data: { erased, kept } }: { data: Described }) => (
  <>
    <Lines title={texts.erased} lines={erased.map(({ title, count }) => texts.counted(title, count))} />
    <Lines title={texts.kept} lines={kept.map(({ title, text, count }) => texts.keptLine(title, text, count))} />
  </>
)

interface ActDialogProps {
  act: Act
  member: MemberForStaff
  data: Described
  onDone(): void
  onClose(): void
}

function ActDialog({ act, member, data, onDone, onClose }: ActDialogProps) {
  const [typed, setTyped] = useState('')
  const isErasure = act === 'erase'
  const email = typed.trim().toLowerCase()
  const send = (reason: string, idempotencyKey: string) => {
    const target = { params: { uid: member.uid }, idempotencyKey }
    if (isErasure) return callApi(requestMemberErasure, { ...target, body: { email, reason } })
    return callApi(act === 'export' ? offerMemberExport : cancelMemberErasure, { ...target, body: { reason } })
  }
  return (
    <ReasonDialog
      title={texts.acts[act]}
      text={isErasure ? texts.eraseText(momentText(data.earliestDateTime)) : texts.actTexts[act]}
      reason="required"
      done={words.members.done}
      check={() => (isErasure && email !== member.email ? texts.wrongEmail : undefined)}
      act={send}
      onDone={onDone}
      onClose={onClose}
    >
      {isErasure && (
        <>
          <Fate data={data} />
          <TextField
            required
            autoComplete="off"
            label={texts.typeEmail(member.email)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 254, autoCapitalize: 'none', spellCheck: false } }}
          />
        </>
      )}
    </ReasonDialog>
  )
}

/** Actions on a member's data, at the member's request. */
export function MemberData({ member, onDone }: { member: MemberForStaff; onDone(): void }) {
  const queries = useQueryClient()
  const [act, setAct] = useState<Act>()
  const { data, error, refetch } = useQuery({
    queryKey: ['member-data', member.uid],
    queryFn: async () => (await callApi(getMemberData, { params: { uid: member.uid } })).payload,
    gcTime: 0,
  })
  if (error || !data) return <LoadState error={error} data={data} />
  const done = () => {
    void refetch()
    void queries.invalidateQueries({ queryKey: ['timeline', member.uid] })
    onDone()
  }
  const offered: readonly Act[] = data.erasure
    ? data.erasure.stoppable
      ? ['export', 'stop']
      : ['export']
    : ['export', 'erase']
  return (
    <Box component="section" aria-label={texts.title}>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography>{data.erasure ? texts.due(dayText(data.erasure.dueDateTime)) : texts.intro}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {offered
          .filter((one) => one !== 'erase')
          .map((one) => (
            <Button key={one} variant="outlined" color="inherit" onClick={() => setAct(one)}>
              {texts.acts[one]}
            </Button>
          ))}
        <MoreMenu
          label={texts.more}
          items={offered.filter((one) => one === 'erase').map((one) => [texts.acts[one], () => setAct(one)])}
        />
      </Box>
      {act && <ActDialog act={act} member={member} data={data} onDone={done} onClose={() => setAct(undefined)} />}
    </Box>
  )
}
