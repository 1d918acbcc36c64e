import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Opening } from '../../contracts/opening/opening.ts'
import { AdminPage } from '../navigation/admin-page.tsx'
import { siteWords } from '../site/words.ts'
import { colours } from '../theme.ts'
import { CheckRow } from './check-row.tsx'
import { useOpening } from './use-opening.ts'

const texts = siteWords.opening

function Summary({ open, enforced, checks }: Opening) {
  const done = checks.filter(({ state }) => state === 'passed').length
  const tone = open ? 'success' : enforced ? 'error' : 'info'
  const sentence = open ? texts.open : enforced ? texts.closed : texts.informs
  return (
    <Alert icon={false} severity={tone} sx={{ color: colours.ink, mb: 2 }}>
      {texts.progress(done, checks.length)} {sentence}
    </Alert>
  )
}

function Checks() {
  const { opening, running, failure, run, except } = useOpening()
  if (!opening) return <Typography role="status">{failure ?? siteWords.loading}</Typography>
  return (
    <>
      <Box role="status">
        <Summary {...opening} />
      </Box>
      {failure && (
        <Alert severity="error" sx={{ color: colours.ink, mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {opening.checks.map((check) => (
          <CheckRow
            key={check.code}
            check={check}
            running={running.includes(check.code)}
            onRun={(code, message) => void run(code, message)}
            onExcept={(code, reason) => void except(code, reason)}
          />
        ))}
      </Box>
    </>
  )
}

/** Checks that must pass before the site takes orders, with their state. */
export default function OpeningPage() {
  return (
    <AdminPage intro={texts.intro} narrow>
      <Checks />
    </AdminPage>
  )
}
