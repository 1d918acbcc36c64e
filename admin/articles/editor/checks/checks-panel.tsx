import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Editor } from '@tiptap/react'
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { type ArticleCheck, signArticleClaims } from '../../../../contracts/articles/staff-drafts.ts'
import { callApi } from '../../../../relay/call.ts'
import { useWorksAs } from '../../../person.ts'
import { colours } from '../../../theme.ts'
import { NoteDialog } from '../actions/note-dialog.tsx'
import { useActionAfterSave } from '../actions/use-action-after-save.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'
import type { Meta } from '../use-draft.ts'
import { editorWords } from '../words.ts'
import { useChecks, useChecksOutdated } from './use-checks.ts'

const texts = editorWords.checks

interface ChecksPanelProps {
  uid: string
  editor: Editor
  meta: Meta
  saver: DraftSaver
  /** scrolls to the place of a finding */
  onGo(check: ArticleCheck): void
}

function Finding({ check, onGo }: { check: ArticleCheck; onGo(check: ArticleCheck): void }) {
  const blocks = check.level === 'blocks'
  const Icon = blocks ? OctagonAlert : TriangleAlert
  return (
    <Button
      color="inherit"
      onClick={() => onGo(check)}
      startIcon={<Icon aria-hidden size={18} color={blocks ? colours.error : colours.warning} />}
      sx={{ justifyContent: 'start', textAlign: 'left', fontWeight: 400, borderRadius: '14px' }}
    >
      <span>
        <strong>{blocks ? texts.blocks : texts.warns}</strong> {check.detail}
      </span>
    </Button>
  )
}

/** Findings that publishing would report; each links to its place. A second person must approve a health claim. */
export function ChecksPanel({ uid, editor, meta, saver, onGo }: ChecksPanelProps) {
  const id = useId()
  const [signing, setSigning] = useState(false)
  const { checks, askedAt, error, isFetching, refetch } = useChecks(uid)
  const outdated = useChecksOutdated(editor, meta, askedAt)
  const act = useActionAfterSave(saver, async () => void (await refetch()))
  const mayPublish = useWorksAs('editor')
  const claims = checks?.some(({ code, level }) => code === 'health-claim' && level === 'blocks') === true
  async function ask(): Promise<void> {
    await saver.flush()
    await refetch()
  }
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="h2">
        {texts.title}
      </Typography>
      <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
        {error && <Typography>{error.message}</Typography>}
        {outdated && <Typography sx={{ fontWeight: 600 }}>{texts.outdated}</Typography>}
        {checks?.length === 0 && !outdated && (
          <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <CircleCheck aria-hidden size={18} color={colours.success} /> {texts.none}
          </Typography>
        )}
        {checks?.map((check) => (
          <Finding key={`${check.code}${check.detail}`} check={check} onGo={onGo} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" loading={isFetching} onClick={() => void ask()}>
          {checks ? texts.again : texts.ask}
        </Button>
        {claims && mayPublish && (
          <Button color="inherit" onClick={() => setSigning(true)}>
            {texts.sign}
          </Button>
        )}
      </Box>
      {signing && (
        <NoteDialog
          title={texts.signTitle}
          text={texts.signText}
          note={{ label: texts.signNote, required: true }}
          confirm={texts.sign}
          onConfirm={(note) =>
            act(
              () =>
                callApi(signArticleClaims, {
                  params: { uid },
                  body: { version: saver.base.version, note },
                  idempotencyKey: crypto.randomUUID(),
                }),
              texts.signed,
            )
          }
          onClose={() => setSigning(false)}
        />
      )}
    </Box>
  )
}
