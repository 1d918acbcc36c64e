import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { OpeningCheck, OpeningCode } from '../../contracts/opening/opening.ts'
import { openingTitles } from '../../contracts/opening/opening-titles.ts'
import { longDayText, longMomentText } from '../../contracts/text/french-format.ts'
import { CopyButton } from '../layout/copy-button.tsx'
import { colours } from '../theme.ts'
import { ExceptionDialog } from './exception-dialog.tsx'
import { isForServer, messageFor } from './server-message.ts'
import { openingWords as texts } from './words.ts'

const grounds: Readonly<Record<OpeningCheck['state'], [ground: string, text: string]>> = {
  passed: [colours.sageLight, colours.sageDeep],
  failed: [colours.errorLight, colours.error],
  unknown: [colours.warningLight, colours.warning],
}

function StateChip({ state }: Pick<OpeningCheck, 'state'>) {
  const [backgroundColor, color] = grounds[state]
  return <Chip size="small" label={texts.states[state]} sx={{ backgroundColor, color }} />
}

interface CheckRowProps {
  check: OpeningCheck
  running: boolean
  onRun(code: OpeningCode, message: string): void
  onExcept(code: OpeningCode, reason: string): void
}

/** Message that the owner copies for the person who runs the server. */
function AskServer({ check }: Pick<CheckRowProps, 'check'>) {
  const message = messageFor(window.location.origin, [check])
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography>{texts.ask}</Typography>
        <CopyButton text={message} label={texts.copy} said={texts} aria-describedby={`check-${check.code}`} />
      </Box>
      <details>
        <Typography component="summary" sx={{ cursor: 'pointer', color: colours.inkSoft }}>
          {texts.message}
        </Typography>
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Typography>
      </details>
    </Box>
  )
}

/** Result of a check, and advice. If the person who runs the server must act, the details are in the message for them. */
function Facts({ check }: Pick<CheckRowProps, 'check'>) {
  const { state, detail, at, code, exception } = check
  const { advice } = texts.checks[code]
  const asks = state !== 'passed' && isForServer(check)
  return (
    <>
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{asks ? advice : detail}</Typography>
      {asks && <AskServer check={check} />}
      {state !== 'passed' && !asks && (
        <Typography sx={{ mt: 0.5, color: colours.inkSoft }}>
          <strong>{texts.todo}</strong> {advice}
        </Typography>
      )}
      {exception && (
        <Typography sx={{ mt: 0.5, color: colours.warning }}>
          {texts.excepted(exception.by.name, longDayText(exception.until), exception.reason)}
        </Typography>
      )}
      {at && (
        <Typography sx={{ mt: 0.5, fontSize: 14, color: colours.inkSoft }}>
          {texts.checked(longMomentText(at))}
        </Typography>
      )}
    </>
  )
}

/** A check: its result and advice, with the actions to run it again or to sign an exception. */
export function CheckRow({ check, running, onRun, onExcept }: CheckRowProps) {
  const [message, setMessage] = useState('')
  const [signing, setSigning] = useState(false)
  const { code, state, exception } = check
  const title = openingTitles[code]
  return (
    <Box component="li" sx={{ py: 2.5, borderTop: `1px solid ${colours.line}`, listStyle: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" id={`check-${code}`} sx={{ fontSize: 17, fontWeight: 600 }}>
          {title}
        </Typography>
        <StateChip state={state} />
      </Box>
      <Facts check={check} />
      {code === 'mail-authentic' && (
        <TextField
          fullWidth
          multiline
          minRows={3}
          maxRows={10}
          id="test-mail-source"
          label={texts.source}
          helperText={texts.sourceHelp}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          sx={{ mt: 2 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={running}
          onClick={() => onRun(code, message.trim())}
          aria-describedby={`check-${code}`}
        >
          {running ? texts.running : texts.again}
        </Button>
        {state !== 'passed' && !exception && (
          <Button color="inherit" onClick={() => setSigning(true)} aria-describedby={`check-${code}`}>
            {texts.except}
          </Button>
        )}
      </Box>
      {signing && (
        <ExceptionDialog title={title} onSign={(reason) => onExcept(code, reason)} onClose={() => setSigning(false)} />
      )}
    </Box>
  )
}
