import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { getExport } from '../../contracts/articles/staff-exchange.ts'
import { relayAddressOf } from '../../contracts/text/address.ts'
import { AdminPage } from '../navigation/admin-page.tsx'
import { ImportForm } from './import-form.tsx'
import { ImportReport, titleOf } from './import-report.tsx'
import { type ImportToSend, useImports } from './use-imports.ts'
import { exchangeWords } from './words.ts'

const { bring, latest: latestTexts, report: reportTexts, take } = exchangeWords

function Latest({ latest, show }: Pick<ReturnType<typeof useImports>, 'latest' | 'show'>) {
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {latestTexts.title}
      </Typography>
      {latest?.length === 0 && <Typography>{latestTexts.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {latest?.map((one) => (
          <Box component="li" key={one.uid} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <span>
              {titleOf(one)} – {reportTexts.states[one.state]}
            </span>
            <Button color="inherit" aria-label={`${latestTexts.show}, ${titleOf(one)}`} onClick={() => show(one.uid)}>
              {latestTexts.show}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Imports content from other sites, and exports all content of this site. */
export default function ExchangePage() {
  const { latest, shown, show, report, percent, fault, send } = useImports()
  const [rehearsal, setRehearsal] = useState(false)
  const rehearsed = rehearsal && report?.dryRun === true && report.state === 'done'
  const start = async (request: ImportToSend) => {
    setRehearsal(false)
    if (await send(request)) setRehearsal(request.dryRun)
  }
  return (
    <AdminPage narrow>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {bring.title}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: 640 }}>{bring.help}</Typography>
      <ImportForm
        percent={percent}
        rehearsed={rehearsed}
        onChange={() => setRehearsal(false)}
        onSend={(request) => void start(request)}
      />
      <Box role="alert" sx={{ mt: 2 }}>
        {fault && <Alert severity="error">{fault}</Alert>}
      </Box>
      {shown !== undefined && !report && !fault && <Typography role="status">{exchangeWords.loading}</Typography>}
      {report && <ImportReport report={report} />}
      <Latest
        latest={latest}
        show={(uid) => {
          setRehearsal(false)
          show(uid)
        }}
      />
      <Box component="section" sx={{ mt: 5 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {take.title}
        </Typography>
        <Typography sx={{ mb: 2, maxWidth: 640 }}>{take.help}</Typography>
        <Button
          component="a"
          href={relayAddressOf(getExport, {})}
          download
          variant="outlined"
          color="inherit"
          startIcon={<Download aria-hidden size={18} />}
        >
          {take.download}
        </Button>
      </Box>
    </AdminPage>
  )
}
