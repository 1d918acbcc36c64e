import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { type StaffCover, staffCovers } from '../../contracts/support/staff-covers.ts'
import { dayInText } from '../../contracts/text/french-format.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useRecord } from '../forms/use-record.ts'
import { LoadingOrRetry } from '../layout/load-state.tsx'
import { useNotify } from '../layout/notices.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { usePerson } from '../person.ts'
import { changeRecord, type Row } from '../records/record-calls.ts'
import { daysText } from './days-text.ts'
import { coverWords as words } from './words.ts'

type CoverRecord = StaffCover & Row

function explain({ state, coverName, coachName, cover, from }: StaffCover, me: string): string {
  if (state === 'proposed') return cover === me ? words.asked(coachName) : words.waitsFor(coverName)
  if (state === 'agreed') return words.opens(coverName, dayInText(from))
  return state === 'running' ? words.runs(coverName) : words.finished
}

function closingWord({ state, cover }: StaffCover, me: string): string {
  if (state !== 'proposed') return words.end
  return cover === me ? words.decline : words.withdraw
}

/** Possible decisions about a cover, depending on the viewer. */
function Decisions({ record, onChanged }: { record: CoverRecord; onChanged(): void }) {
  const { uid: me } = usePerson()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const [fault, setFault] = useState<string>()
  async function decide(state: 'agreed' | 'closed', done: string): Promise<void> {
    setBusy(true)
    setFault(undefined)
    try {
      await changeRecord(staffCovers, record, { state })
      notify(done, { type: 'success' })
      onChanged()
    } catch (error) {
      setFault(failureSentence(error))
      setBusy(false)
    }
    setAsked(false)
  }
  if (record.state === 'over' || record.state === 'closed') return null
  const closing = closingWord(record, me)
  return (
    <>
      {fault && (
        <Alert severity="error" role="alert" sx={{ color: 'text.primary' }}>
          {fault}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {record.state === 'proposed' && record.cover === me && (
          <Button variant="contained" disabled={busy} onClick={() => void decide('agreed', words.accepted)}>
            {words.accept}
          </Button>
        )}
        <Button variant="outlined" color="inherit" disabled={busy} onClick={() => setAsked(true)}>
          {closing}
        </Button>
      </Box>
      {asked && (
        <ConfirmDialog
          title={`${closing}\u202f?`}
          text={words.endText(record.coverName)}
          confirm={closing}
          onConfirm={() => decide('closed', words.ended)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

export default function CoverPage() {
  const { id = '' } = useParams()
  const { uid: me } = usePerson()
  const { record, fault, retry } = useRecord(staffCovers, id)
  const cover = record as CoverRecord | undefined
  const back = (
    <Button component={Link} to="/covers" color="inherit" startIcon={<ArrowLeft aria-hidden size={18} />}>
      {words.back}
    </Button>
  )
  return (
    <AdminPage title={cover && words.between(cover.coachName, cover.coverName)} actions={back} narrow>
      {cover ? (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {words.states[cover.state]}, {daysText(cover)}
          </Typography>
          <Typography dir="auto">{explain(cover, me)}</Typography>
          {cover.cover !== me && <Typography color="text.secondary">{words.note}</Typography>}
          <Decisions key={cover.version} record={cover} onChanged={retry} />
        </Box>
      ) : (
        <LoadingOrRetry fault={fault} onRetry={retry} />
      )}
    </AdminPage>
  )
}
