import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { getTeamMonth, type TeamMonth } from '../../../contracts/support/staff-team-month.ts'
import { monthText } from '../../../contracts/text/french-format.ts'
import { dayOf } from '../../../contracts/text/paris.ts'
import { callApi } from '../../../relay/call.ts'
import { LoadingOrRetry } from '../../layout/load-state.tsx'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { monthAfter } from '../../time/month.ts'
import { DayDialog } from './day-dialog.tsx'
import { type TeamDay, teamDay } from './team-day.ts'
import { TeamGrid } from './team-grid.tsx'
import { TeamList } from './team-list.tsx'
import { teamMonthPath } from './team-month-path.ts'
import { teamWords as words } from './words.ts'

/** Interval at which colleagues' changes are fetched. */
const refreshMilliseconds = 60_000
/** Media query of windows with room for marks in the cells of all days. */
const wide = '(min-width: 1180px)'

const Steps = ({ month }: { month: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
    <IconButton component={Link} to={teamMonthPath(monthAfter(month, -1))} aria-label={words.previous}>
      <ChevronLeft aria-hidden />
    </IconButton>
    <Typography component="h2" aria-live="polite" sx={{ minWidth: 150, textAlign: 'center', fontWeight: 600 }}>
      {monthText(month)}
    </Typography>
    <IconButton component={Link} to={teamMonthPath(monthAfter(month, 1))} aria-label={words.next}>
      <ChevronRight aria-hidden />
    </IconButton>
  </Box>
)

const Legend = () => (
  <Box
    component="ul"
    aria-label={words.legend}
    sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
  >
    {Object.values(words.legends).map((text) => (
      <Typography component="li" key={text} sx={{ fontSize: 14, color: 'text.secondary' }}>
        {text}
      </Typography>
    ))}
  </Box>
)

function Month({ month, today }: { month: TeamMonth; today: string }) {
  const isWide = useMediaQuery(wide, { noSsr: true })
  const [chosen, setChosen] = useState<Pick<TeamDay, 'coach' | 'day'>>()
  if (month.coaches.length === 0) return <Typography>{words.empty}</Typography>
  const onOpen = ({ coach, day }: TeamDay) => setChosen({ coach, day })
  return (
    <>
      {isWide ? (
        <>
          <TeamGrid month={month} today={today} onOpen={onOpen} />
          <Legend />
        </>
      ) : (
        <TeamList month={month} today={today} onOpen={onOpen} />
      )}
      {month.total > month.coaches.length && (
        <Typography sx={{ mt: 2 }}>{words.only(month.coaches.length, month.total)}</Typography>
      )}
      {chosen && (
        <DayDialog
          month={month}
          today={today}
          one={teamDay(month, chosen.coach, chosen.day)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** Hours, absences and covers of all coaches in the month that the address names. */
export function TeamMonthPage({ month }: { month: string }) {
  const today = dayOf(Date.now())
  const { data, error, refetch } = useQuery({
    queryKey: ['team-month', month],
    queryFn: async () => (await callApi(getTeamMonth, { query: { month } })).payload,
    refetchInterval: refreshMilliseconds,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  })
  const back = (
    <Button component={Link} to="/working-hours" color="inherit" startIcon={<ArrowLeft aria-hidden size={18} />}>
      {words.back}
    </Button>
  )
  return (
    <AdminPage title={words.title} actions={back}>
      <Typography sx={{ mb: 2, maxWidth: 640, color: 'text.secondary' }}>{words.intro}</Typography>
      <Steps month={month} />
      {data && <Month key={month} month={data} today={today} />}
      {!data && <LoadingOrRetry fault={error?.message} onRetry={() => void refetch()} />}
    </AdminPage>
  )
}
