import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useRef, useState } from 'react'
import type { StaffMedia } from '../../contracts/articles/staff-media.ts'
import { CallError, callFailures } from '../../relay/call.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { removeRecord } from '../forms/record-calls.ts'
import { ChoiceRow } from '../lists/choice-row.tsx'
import { mediaWords } from './words.ts'

interface Report {
  done: number
  kept: { name: string; reason: string }[]
}

/** Deletes media one after the other: one that is in use does not stop the others. */
async function removeAll(media: readonly StaffMedia[]): Promise<Report> {
  const report: Report = { done: 0, kept: [] }
  for (const one of media) {
    try {
      await removeRecord('media', one)
      report.done += 1
    } catch (error) {
      report.kept.push({ name: one.name, reason: error instanceof CallError ? error.message : callFailures.refused })
    }
  }
  return report
}

const ReportNote = ({ report: { done, kept } }: { report: Report }) => (
  <Alert severity={kept.length > 0 ? 'warning' : 'success'} sx={{ color: 'text.primary' }}>
    {mediaWords.bulkDone(done)} {kept.length > 0 && mediaWords.bulkKept(kept.length)}
    {kept.length > 0 && (
      <ul>
        {kept.map(({ name, reason }) => (
          <li key={name}>
            {name} – {reason}
          </li>
        ))}
      </ul>
    )}
  </Alert>
)

/** Deletes the chosen media of this page, and says which are still shown somewhere. */
export function DeleteBar() {
  const { data = [], selectedIds, onUnselectItems, refetch } = useListContext<StaffMedia & { id: string }>()
  const [asking, setAsking] = useState(false)
  const [report, setReport] = useState<Report>()
  const busy = useRef(false)
  const chosen = data.filter(({ id }) => selectedIds.includes(id))

  async function remove(): Promise<void> {
    if (busy.current) return
    busy.current = true
    setReport(await removeAll(chosen))
    setAsking(false)
    onUnselectItems()
    void refetch()
    busy.current = false
  }

  return (
    <>
      <Box role="status">{report && <ReportNote report={report} />}</Box>
      <ChoiceRow px={2}>
        {chosen.length > 0 && (
          <>
            <Typography sx={{ mr: 1 }}>{mediaWords.selected(chosen.length)}</Typography>
            <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
              {mediaWords.bulkDelete}
            </Button>
          </>
        )}
      </ChoiceRow>
      {asking && (
        <ConfirmDialog
          title={mediaWords.bulkTitle}
          text={mediaWords.bulkText(chosen.length)}
          confirm={mediaWords.bulkDelete.replace('…', '')}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
