import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link, useParams } from 'react-router'
import { memberCalls } from '../../../contracts/accounts/staff-members.ts'
import { LoadState } from '../../layout/load-state.tsx'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { usePerson } from '../../person.ts'
import { useRecordQuery } from '../../records/use-records.ts'
import { Fact } from '../fact.tsx'
import { dayText } from '../format.ts'
import { managementWords as words } from '../words.ts'
import { accessText } from './access-text.ts'
import { MemberActs } from './member-acts.tsx'
import { MemberData } from './member-data.tsx'
import { MemberEmailChange } from './member-email-change.tsx'
import { MemberSheet } from './member-sheet.tsx'
import { MemberTimeline } from './member-timeline.tsx'

const texts = words.members

export default function MemberPage() {
  const { id = '' } = useParams()
  const { roles } = usePerson()
  const { data: member, error, refetch } = useRecordQuery(memberCalls, id)
  const isOwner = roles.includes('admin')
  return (
    <AdminPage
      title={member?.name}
      actions={member && isOwner && <MemberActs member={member} onDone={() => void refetch()} />}
      narrow
    >
      <Link to="/members">{texts.back}</Link>
      <LoadState error={error} data={member} />
      {member && (
        <Box sx={{ mt: 2, display: 'grid', gap: 0.5 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{member.email}</Typography>
          <Fact name={texts.state}>
            {texts.states[member.state]} · {accessText(member)}
          </Fact>
          <Typography color="text.secondary">
            {texts.since(dayText(member.date))} ·{' '}
            {member.lastSeen ? texts.lastSeen(dayText(member.lastSeen)) : texts.never}
          </Typography>
        </Box>
      )}
      {member && <MemberSheet member={member} isOwner={isOwner} />}
      {member && <MemberEmailChange member={member} cancellable={isOwner} />}
      {member && <MemberData member={member} onDone={() => void refetch()} />}
      {member && <MemberTimeline member={member} />}
    </AdminPage>
  )
}
