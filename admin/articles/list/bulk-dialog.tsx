import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { staffCategories, staffTags } from '../../../contracts/articles/staff-content.ts'
import { type Choice, useChoices } from '../../forms/use-choices.ts'
import { formWords } from '../../forms/words.ts'
import { TitledDialog } from '../../layout/titled-dialog.tsx'
import { FailureList } from '../../lists/one-by-one.tsx'
import { applyBulk, type BulkChange, type BulkReport } from './bulk-change.ts'
import { articleListWords } from './words.ts'

const texts = articleListWords.bulk

export type BulkAct = BulkChange['act']

function Report({ report }: { report: BulkReport }) {
  return (
    <>
      <Typography>
        {texts.report(report.done)} {report.same > 0 && texts.same(report.same)}
      </Typography>
      {report.failed.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, color: 'text.primary' }}>
          {texts.failed(report.failed.length)}
          <FailureList failed={report.failed} />
        </Alert>
      )}
    </>
  )
}

interface BulkDialogProps {
  act: BulkAct
  articles: readonly StaffArticle[]
  onClose(changed: boolean): void
}

function useBulk({ act, articles }: BulkDialogProps) {
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [progress, setProgress] = useState<number>()
  const [report, setReport] = useState<BulkReport>()
  const busy = useRef(false)
  const change: BulkChange | undefined = act === 'archive' ? { act } : chosen ? { act, uid: chosen.uid } : undefined
  async function run(): Promise<void> {
    if (!change || busy.current) return
    busy.current = true
    setProgress(0)
    setReport(await applyBulk(articles, change, setProgress))
  }
  return { chosen, setChosen, progress, report, ready: change !== undefined, run }
}

/** Asks for a change to the selected articles, applies it one by one, and lists the failures. */
export default function BulkDialog(props: BulkDialogProps) {
  const { act, articles, onClose } = props
  const { chosen, setChosen, progress, report, ready, run } = useBulk(props)
  const choices = useChoices(act === 'category' ? staffCategories : staffTags)
  const running = progress !== undefined && !report
  return (
    <TitledDialog
      title={texts[act].replace('…', '')}
      onClose={() => !running && onClose(report !== undefined)}
      actions={
        report ? (
          <Button variant="contained" onClick={() => onClose(true)}>
            {formWords.close}
          </Button>
        ) : (
          <>
            <Button color="inherit" disabled={running} onClick={() => onClose(false)}>
              {formWords.cancel}
            </Button>
            <Button variant="contained" disabled={!ready || running} onClick={() => void run()}>
              {running ? texts.progress(progress, articles.length) : texts.apply(articles.length)}
            </Button>
          </>
        )
      }
    >
      <div role="status">{report && <Report report={report} />}</div>
      {!report && <Typography>{act === 'archive' ? texts.archiveText : texts.changeText}</Typography>}
      {!report && act !== 'archive' && (
        <Autocomplete
          options={choices}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.uid === other.uid}
          value={chosen}
          disabled={running}
          onChange={(_event, value) => setChosen(value)}
          renderInput={(params) => (
            <TextField {...params} autoFocus label={act === 'category' ? texts.into : texts.tag} sx={{ mt: 2 }} />
          )}
        />
      )}
    </TitledDialog>
  )
}
