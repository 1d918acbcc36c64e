import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StaffProfile } from '../../contracts/coaching/coach-profiles.ts'
import { staffWorkingHours } from '../../contracts/support/staff-hours.ts'
import { callApi } from '../../relay/call.ts'
import { nextAbsenceText, ownWeekText } from '../hours/hours-text.ts'
import { profileFormWords as words } from './words.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ mt: 5, '& a': { color: 'inherit' } }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

/** The account of the coach. Read-only: an admin changes it on the colleague's page, coaches change their own on the site. */
export const CoachAccount = ({ profile, decides }: { profile: StaffProfile; decides: boolean }) => {
  const { uid, account, email, secondFactor, missing } = profile
  return (
    <Part title={words.accountTitle}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {account} · {email}
      </Typography>
      <Typography>
        {missing.includes('invitation') ? words.invited : words.accepted}{' '}
        {secondFactor ? words.hasFactor : words.hasNoFactor}
      </Typography>
      {decides ? <Link to={`/staff/${uid}`}>{words.openAccount}</Link> : <a href="/account">{words.openOwnAccount}</a>}
    </Part>
  )
}

/** Read-only working hours and answer time of the coach. */
export function CoachHours({ profile: { uid, answersWithin } }: { profile: StaffProfile }) {
  const { data } = useQuery({
    queryKey: ['working-hours', 'of', uid],
    queryFn: async () => (await callApi(staffWorkingHours.get, { params: { uid } })).payload,
    staleTime: 0,
  })
  return (
    <Part title={words.hoursTitle}>
      {data && <Typography>{ownWeekText(data)}</Typography>}
      {data && <Typography>{nextAbsenceText(data)}</Typography>}
      <Link to={`/working-hours/${uid}`}>{words.openHours}</Link>
      <Typography sx={{ mt: 1 }}>{words.answers(answersWithin)}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{words.answersHelp}</Typography>
    </Part>
  )
}
