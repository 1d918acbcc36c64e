import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Opening } from '../../contracts/opening/opening.ts'
import { CopyButton } from '../layout/copy-button.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { siteWords } from '../site/words.ts'
import { colours } from '../theme.ts'
import { CheckRow } from './check-row.tsx'
import { isForServer, messageFor } from './server-message.ts'
import { useOpening } from './use-opening.ts'
import { openingWords as texts } from './words.ts'

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

type RowsProps = Pick<ReturnType<typeof useOpening>, 'running' | 'run' | 'except'> & { checks: Opening['checks'] }

const Rows = ({ checks, running, run, except }: RowsProps) => (
  <Box component="ul" sx={{ m: 0, p: 0 }}>
    {checks.map((check) => (
      <CheckRow
        key={check.code}
        check={check}
        running={running.includes(check.code)}
        onRun={(code, message) => void run(code, message)}
        onExcept={(code, reason) => void except(code, reason)}
      />
    ))}
  </Box>
)

/**
 * Groups the checks by who must act: the owner, or the person who runs the server. Checks that had passed when the
 * page was opened are folded; a check that passes later stays in its group.
 */
function Groups({ checks, ...acts }: RowsProps) {
  const [inOrder] = useState(() => checks.filter(({ state }) => state === 'passed').map(({ code }) => code))
  const folded = checks.filter(({ code }) => inOrder.includes(code))
  const toDo = checks.filter(({ code }) => !inOrder.includes(code))
  const owners = toDo.filter((check) => !isForServer(check))
  const servers = toDo.filter(isForServer)
  const asked = servers.filter(({ state }) => state !== 'passed')
  return (
    <>
      {owners.length > 0 && (
        <>
          <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
            {texts.owners}
          </Typography>
          <Rows checks={owners} {...acts} />
        </>
      )}
      {servers.length > 0 && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 3, mb: 1 }}>
            <Typography variant="h2">{texts.servers}</Typography>
            {asked.length > 1 && (
              <CopyButton
                variant="outlined"
                color="inherit"
                text={messageFor(window.location.origin, asked)}
                label={texts.copyAll}
                said={texts}
              />
            )}
          </Box>
          <Rows checks={servers} {...acts} />
        </>
      )}
      {folded.length > 0 && (
        <Box component="details" sx={{ mt: 3 }}>
          <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
            {texts.passed(folded.length)}
          </Typography>
          <Rows checks={folded} {...acts} />
        </Box>
      )}
    </>
  )
}

function Checks() {
  const { opening, failure, ...acts } = useOpening()
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
      <Groups checks={opening.checks} {...acts} />
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
