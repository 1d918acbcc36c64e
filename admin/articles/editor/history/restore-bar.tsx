import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { failureSentence } from '../../../api/failure-sentence.ts'
import { usePerson } from '../../../person.ts'
import { type ArticleDraft, readDraft, takeLock } from '../draft-calls.ts'
import type { Version } from './history-calls.ts'
import { historyWords } from './words.ts'

interface RestoreBarProps {
  uid: string
  version: Version
  /** the text cannot be edited in this window at the moment */
  readOnly: boolean
  onRestore(version: Version): void
}

const refusalOf = ({ lock }: ArticleDraft, me: string): string =>
  lock && lock.holder.uid !== me ? historyWords.locked(lock.holder.name) : historyWords.readOnly

/** Restores the version as the working copy. Acquires the lock first: a colleague may have begun editing meanwhile. */
export function RestoreBar({ uid, version, readOnly, onRestore }: RestoreBarProps) {
  const { uid: me } = usePerson()
  const [withSettings, setWithSettings] = useState(true)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  async function restore(): Promise<void> {
    setBusy(true)
    try {
      if (readOnly) setRefused(refusalOf(await readDraft(uid), me))
      else {
        await takeLock(uid, false)
        onRestore(withSettings ? version : { ...version, settings: null })
      }
    } catch (error) {
      setRefused(failureSentence(error))
    }
    setBusy(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" loading={busy} onClick={() => void restore()}>
          {historyWords.restore}
        </Button>
        {version.settings && (
          <FormControlLabel
            control={<Checkbox checked={withSettings} onChange={(_event, checked) => setWithSettings(checked)} />}
            label={historyWords.withSettings}
          />
        )}
      </Box>
      {refused && (
        <Alert severity="warning" role="alert">
          {refused}
        </Alert>
      )}
    </Box>
  )
}
