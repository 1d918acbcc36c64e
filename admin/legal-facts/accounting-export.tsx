import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { getAccountingExport } from '../../contracts/subscriptions/staff-accounting.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { saveFile } from '../site/save-file.ts'
import { siteWords } from '../site/words.ts'
import { monthAfter, thisMonth } from '../time/month.ts'

const texts = siteWords.accounting

export function AccountingExport() {
  const [month, setMonth] = useState(() => monthAfter(thisMonth(), -1))
  const [fault, setFault] = useState<string>()
  async function download(event: FormEvent): Promise<void> {
    event.preventDefault()
    setFault(undefined)
    try {
      const { payload } = await callApi(getAccountingExport, { query: { month } })
      saveFile(payload.fileName, payload.content)
    } catch (error) {
      setFault(failureSentence(error))
    }
  }
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: 640 }}>{texts.intro}</Typography>
      <Box
        component="form"
        onSubmit={download}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      >
        <TextField
          type="month"
          id="accounting-month"
          label={texts.month}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          error={fault !== undefined}
          helperText={fault}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button type="submit" variant="outlined" color="inherit" startIcon={<Download aria-hidden size={18} />}>
          {texts.download}
        </Button>
      </Box>
    </Box>
  )
}
