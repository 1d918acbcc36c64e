import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { managementWords as words } from '../words.ts'
import { Figures } from './figures.tsx'
import { type Need, type Publication, readToday } from './read-today.ts'
import { todayWords as texts } from './words.ts'

const refreshMilliseconds = 60_000

const NeedRow = ({ need: { text, action, to } }: { need: Need }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      px: { xs: 2, sm: 3 },
      py: 1,
      '& + &': { borderTop: `1px solid ${colours.line}` },
    }}
  >
    <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
    <Button
      component={Link}
      to={to}
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={texts.actionOf(action, text)}
      sx={{ flexShrink: 0 }}
    >
      {action}
    </Button>
  </Box>
)

const Needs = ({ needs }: { needs: readonly Need[] }) => (
  <Box component="section" aria-labelledby="needs">
    <Typography id="needs" variant="h2" sx={{ mb: 1 }}>
      {texts.needs}
    </Typography>
    {needs.length === 0 && <Typography>{texts.nothing}</Typography>}
    {needs.length > 0 && (
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          backgroundColor: colours.card,
          border: `1px solid ${colours.line}`,
          borderRadius: '22px',
          overflow: 'hidden',
        }}
      >
        {needs.map((need) => (
          <NeedRow key={need.text} need={need} />
        ))}
      </Box>
    )}
  </Box>
)

const Publications = ({ publications }: { publications: readonly Publication[] }) => (
  <Box component="section" aria-labelledby="publications">
    <Typography id="publications" variant="h2" sx={{ mt: 4, mb: 1 }}>
      {texts.publications}
    </Typography>
    {publications.map(({ text, to }) => (
      <Typography key={to} sx={{ overflowWrap: 'anywhere' }}>
        <Link to={to}>{text}</Link>
      </Typography>
    ))}
  </Box>
)

const Safety = ({ lines }: { lines: readonly string[] }) => (
  <Box component="section" aria-labelledby="safety">
    <Typography id="safety" variant="h2" sx={{ mt: 4, mb: 1 }}>
      {texts.safety}
    </Typography>
    {lines.map((line) => (
      <Typography key={line}>
        <Link to="/opening">{line}</Link>
      </Typography>
    ))}
  </Box>
)

/** The owner's first page: tasks first, then figures of the site. */
export default function TodayPage() {
  const { roles } = usePerson()
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    // Only admins may read this data.
    enabled: roles.includes('admin'),
    queryFn: readToday,
    refetchInterval: refreshMilliseconds,
    networkMode: 'always',
  })
  return (
    <AdminPage>
      {error && (
        <Box role="alert" sx={{ mb: 2 }}>
          <Typography sx={{ mb: 1 }}>{error.message}</Typography>
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            {words.lists.retry}
          </Button>
        </Box>
      )}
      {!data && !error && <Typography role="status">{texts.loading}</Typography>}
      {data && <Needs needs={data.needs} />}
      {data && data.publications.length > 0 && <Publications publications={data.publications} />}
      {data && <Safety lines={data.safety} />}
      {data && <Figures overview={data.overview} />}
    </AdminPage>
  )
}
