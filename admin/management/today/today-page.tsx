import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
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
          <Link to={to} style={{ color: 'inherit' }}>
            {text}
          </Link>
        </li>
      ))}
    </Box>
  </Box>
)

const Safety = ({ lines }: { lines: readonly string[] }) => (
  <Box component="section" aria-labelledby="safety">
    <Typography id="safety" variant="h2" sx={{ mt: 4, mb: 1 }}>
      {texts.safety}
    </Typography>
    {lines.map((line) => (
      <Typography key={line}>
        <Link to="/opening" style={{ color: 'inherit' }}>
          {line}
        </Link>
      </Typography>
    ))}
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
      {data && <Safety lines={data.safety} />}
      {data && <Figures overview={data.overview} />}
    </ManagementPage>
  )
}
