import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { formWords } from '../../../forms/words.ts'
import { stacked, TitledDialog } from '../../../layout/titled-dialog.tsx'
import { parisText, parseParisTime } from '../../../time/paris-time.ts'
import { editorWords } from '../words.ts'

const texts = editorWords.publish

interface PublishDialogProps {
  /** @param date ISO 8601; null: now @returns whether it succeeded */
  onPublish(date: string | null): Promise<boolean>
  /** future time for which the article is already scheduled; ISO 8601 */
  scheduled?: string | undefined
  /** @returns whether the article is no longer scheduled */
  onUnschedule?(): Promise<boolean>
  onClose(): void
  /** findings of the checks */
  children?: ReactNode
}

export function PublishDialog({ onPublish, scheduled, onUnschedule, onClose, children }: PublishDialogProps) {
  const [when, setWhen] = useState<'now' | 'later'>(scheduled ? 'later' : 'now')
  const [date, setDate] = useState(() => (scheduled ? parisText(new Date(scheduled)) : ''))
  const [busy, setBusy] = useState(false)
  const moment = parseParisTime(date)
  const isFuture = moment !== undefined && moment.getTime() > Date.now()
  async function run(act: () => Promise<boolean>): Promise<void> {
    setBusy(true)
    const done = await act()
    setBusy(false)
    if (done) onClose()
  }
  const publish = () => onPublish(when === 'now' || !moment ? null : moment.toISOString())
  return (
    <TitledDialog
      title={texts.title}
      sx={stacked}
      onClose={onClose}
      actions={
        <>
          {scheduled && onUnschedule && (
            <Button color="inherit" disabled={busy} onClick={() => void run(onUnschedule)} sx={{ mr: 'auto' }}>
              {texts.unschedule}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {formWords.cancel}
          </Button>
          <Button
            variant="contained"
            loading={busy}
            disabled={when === 'later' && !isFuture}
            onClick={() => void run(publish)}
          >
            {when === 'now' ? texts.confirm : texts.schedule}
          </Button>
        </>
      }
    >
      {children}
      <RadioGroup
        aria-label={texts.title}
        value={when}
        onChange={(_event, value) => setWhen(value === 'later' ? 'later' : 'now')}
      >
        <FormControlLabel value="now" control={<Radio />} label={texts.now} />
        <FormControlLabel value="later" control={<Radio />} label={texts.later} />
      </RadioGroup>
      {when === 'later' && (
        <TextField
          type="datetime-local"
          label={texts.date}
          value={date}
          onChange={({ target }) => setDate(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: 280, mt: 1 }}
        />
      )}
      {when === 'later' && date !== '' && !isFuture && <Typography role="alert">{texts.dateMissing}</Typography>}
    </TitledDialog>
  )
}
