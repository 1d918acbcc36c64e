import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { pickWriting } from '../../../../contracts/articles/article-fields.ts'
import { stacked, TitledDialog } from '../../../layout/titled-dialog.tsx'
import { usePerson } from '../../../person.ts'
import { colours } from '../../../theme.ts'
import { type ArticleDraft, type DraftFields, readDraft } from '../draft-calls.ts'
import { formatMoment } from '../format-moment.ts'
import { forgetCopy, storeDeviceCopy } from '../saving/device-copy.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'
import { parseContent } from '../schema/html.ts'
import { editorWords } from '../words.ts'

const texts = editorWords.conflict

function Version({ title, fields, action }: { title: string; fields: DraftFields; action: React.ReactNode }) {
  const text = parseContent(fields.content).textBetween(0, parseContent(fields.content).content.size, '\n\n')
  const count = text.split(/\s+/).filter(Boolean).length
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Typography variant="h2" component="h3">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.words(count)}</Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-label={title}
        sx={{ maxHeight: '40vh', overflow: 'auto', whiteSpace: 'pre-line', p: 2, border: `1px solid ${colours.line}` }}
      >
        <strong>{fields.title}</strong>
        {`\n\n${fields.excerpt}\n\n${text}`}
      </Box>
      {action}
    </Box>
  )
}

interface ConflictDialogProps {
  uid: string
  mine: DraftFields
  saver: DraftSaver
  onReload(): Promise<void>
}

const explanationOf = (draft: ArticleDraft, saver: DraftSaver): string =>
  draft.savedAt === null || draft.version !== saver.base.version
    ? texts.published
    : texts.text(draft.savedBy?.name ?? texts.unknown, formatMoment(draft.savedAt))

/** Shows both texts side by side: the user decides which one to keep. */
export function ConflictDialog({ uid, mine, saver, onReload }: ConflictDialogProps) {
  const { uid: owner } = usePerson()
  const { data: draft, refetch } = useQuery({
    queryKey: ['article-conflict', uid],
    queryFn: ({ signal }) => readDraft(uid, signal),
    gcTime: 0,
  })
  async function continueMine({ version, copy }: ArticleDraft): Promise<void> {
    await storeDeviceCopy({ owner, article: uid, fields: mine, base: { version, copy }, sent: [], at: Date.now() })
    saver.close()
    await onReload()
  }
  async function continueTheirs(): Promise<void> {
    saver.close()
    await forgetCopy(owner, uid)
    await onReload()
  }
  return (
    <TitledDialog title={texts.title} maxWidth="lg" sx={stacked}>
      {!draft && (
        <Button onClick={() => void refetch()} startIcon={<CircularProgress aria-hidden size={18} />}>
          {editorWords.loading}
        </Button>
      )}
      {draft && <DialogContentText>{explanationOf(draft, saver)}</DialogContentText>}
      {draft && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Version
            title={texts.mine}
            fields={mine}
            action={
              <Button variant="contained" onClick={() => void continueMine(draft)}>
                {texts.keepMine}
              </Button>
            }
          />
          <Version
            title={texts.theirs}
            fields={pickWriting(draft)}
            action={
              <Button variant="outlined" color="inherit" onClick={() => void continueTheirs()}>
                {texts.keepTheirs}
              </Button>
            }
          />
        </Box>
      )}
    </TitledDialog>
  )
}
