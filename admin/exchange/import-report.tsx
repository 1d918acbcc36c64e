import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { StaffImport } from '../../contracts/articles/staff-exchange.ts'
import { momentText } from '../../contracts/text/french-format.ts'
import { colours } from '../theme.ts'
import { exchangeWords } from './words.ts'

const texts = exchangeWords.report
const mostShown = 500

export const titleOf = ({ dryRun, format, startedAt }: Pick<StaffImport, 'dryRun' | 'format' | 'startedAt'>): string =>
  texts.title(dryRun ? texts.rehearsal : texts.run, exchangeWords.bring.formats[format], momentText(startedAt))

function Skipped({ rows }: { rows: StaffImport['skipped'] }) {
  const cell = { textAlign: 'left', verticalAlign: 'top', p: 1, borderBottom: `1px solid ${colours.line}` } as const
  return (
    // `tabIndex`: keyboard users can scroll the region.
    <Box sx={{ overflow: 'auto', maxHeight: 480 }} role="region" tabIndex={0} aria-label={texts.skipped(rows.length)}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', overflowWrap: 'anywhere' }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={cell}>
              {texts.what}
            </Box>
            <Box component="th" scope="col" sx={cell}>
              {texts.why}
            </Box>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map(({ what, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report may be equal, and never move
            <tr key={index}>
              <Box component="td" sx={cell}>
                {what}
              </Box>
              <Box component="td" sx={cell}>
                {why}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
      {rows.length > mostShown && <Typography sx={{ p: 1 }}>{texts.more(rows.length - mostShown)}</Typography>}
    </Box>
  )
}

/** Results of an import or a dry run. */
export function ImportReport({ report }: { report: StaffImport }) {
  const { state, skipped } = report
  const over = state === 'done' || state === 'failed'
  return (
    <Box component="section" aria-labelledby="import-report" sx={{ mt: 3 }}>
      <Typography id="import-report" component="h3" sx={{ mb: 1, fontWeight: 600 }}>
        {titleOf(report)}
      </Typography>
      <Alert
        role="status"
        severity={state === 'failed' ? 'error' : state === 'done' ? 'success' : 'info'}
        sx={{ '& .MuiAlert-message::first-letter': { textTransform: 'uppercase' } }}
      >
        {texts.states[state]}
        {over && ` – ${texts.skipped(skipped.length)}`}
      </Alert>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, my: 2 }}>
        {(['created', 'updated', 'unchanged'] as const).map((count) => (
          <div key={count}>
            <Typography component="dt" variant="body2">
              {texts.counts[count]}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {report[count]}
            </Typography>
          </div>
        ))}
      </Box>
      {skipped.length > 0 && <Skipped rows={skipped} />}
    </Box>
  )
}
