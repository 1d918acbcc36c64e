import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { DeadJob } from '../../../contracts/staff-system.ts'
import { colours } from '../../theme.ts'
import { momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { managementWords as words } from '../words.ts'
import { Figures } from './figures.tsx'
import { type Need, readToday } from './read-today.ts'

const texts = words.today
const refreshMilliseconds = 60_000

const Needs = ({ needs }: { needs: readonly Need[] }) => (
  <Box component="section" aria-labelledby="needs">
    <Typography id="needs" variant="h2" sx={{ mb: 1 }}>
      {texts.needs}
    </Typography>
    {needs.length === 0 && <Typography>{texts.nothing}</Typography>}
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {needs.map(({ text, to }) => (
        <li key={text}>
          {to ? (
            <Link to={to} style={{ color: 'inherit' }}>
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </Box>
  </Box>
)

const FailedJobs = ({ jobs }: { jobs: readonly DeadJob[] }) => (
  <Box component="section" aria-labelledby="failed-jobs">
    <Typography id="failed-jobs" variant="h2" sx={{ mt: 4, mb: 1 }}>
      {texts.failedJobs}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {jobs.map(({ uid, name, failedDateTime, reason }) => (
        <Box component="li" key={uid} sx={{ py: 1, '& + &': { borderTop: `1px solid ${colours.line}` } }}>
          <Typography sx={{ fontWeight: 600 }}>
            {name} · {failedDateTime ? momentText(failedDateTime) : words.unknownDate}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>
        </Box>
      ))}
    </Box>
  </Box>
)

/** The owner's first page: what waits for her, then how the site does. */
export default function TodayPage() {
  const { data, error } = useQuery({
    queryKey: ['today'],
    queryFn: readToday,
    refetchInterval: refreshMilliseconds,
    networkMode: 'always',
  })
  return (
    <ManagementPage title={texts.title}>
      {error && <Typography role="alert">{error.message}</Typography>}
      {!data && !error && <Typography role="status">{texts.loading}</Typography>}
      {data && <Needs needs={data.needs} />}
      {data && data.jobs.length > 0 && <FailedJobs jobs={data.jobs} />}
      {data && <Figures overview={data.overview} />}
    </ManagementPage>
  )
}
