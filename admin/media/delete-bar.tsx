import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type StaffMedia, staffMediaResource } from '../../contracts/articles/staff-media.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { ActsBar, useChosenRows } from '../lists/choice-bars.tsx'
import { useList } from '../lists/list-provider.tsx'
import { type Failure, FailureList, runOneByOne } from '../lists/one-by-one.tsx'
import { removeRecord } from '../records/record-calls.ts'
import { mediaWords } from './words.ts'

export interface Report {
  done: number
  kept: Failure[]
}

/** Deletes media one after the other: one that is in use does not stop the others. */
async function removeAll(media: readonly StaffMedia[]): Promise<Report> {
  const kept = await runOneByOne(media, (one) => removeRecord(staffMediaResource, one), { nameOf: ({ name }) => name })
  return { done: media.length - kept.length, kept }
}

/** Reports the result of a deletion: the number of deleted media, and why others were kept. */
export const ReportNote = ({ report: { done, kept } }: { report: Report }) => (
  <Alert severity={kept.length > 0 ? 'warning' : 'success'} sx={{ color: 'text.primary' }}>
    {mediaWords.bulkDone(done)} {kept.length > 0 && mediaWords.bulkKept(kept.length)}
    {kept.length > 0 && <FailureList failed={kept} />}
  </Alert>
)

/** Deletes the chosen media of this page. */
export function DeleteBar({ onDone }: { onDone(report: Report): void }) {
  const { choose, refetch } = useList()
  const { chosen } = useChosenRows<StaffMedia>()
  const [asking, setAsking] = useState(false)

  async function remove(): Promise<void> {
    onDone(await removeAll(chosen))
    setAsking(false)
    choose([])
    void refetch()
  }

  return (
    <>
      {chosen.length > 0 && (
        <ActsBar>
          <Button size="small" color="inherit" variant="outlined" onClick={() => setAsking(true)}>
            {mediaWords.bulkDelete}
          </Button>
        </ActsBar>
      )}
      {asking && (
        <ConfirmDialog
          title={mediaWords.bulkTitle}
          text={mediaWords.bulkText(chosen.length)}
          confirm={mediaWords.bulkDelete.replace('…', '')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
