import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { ArrowLeft, Columns2, Maximize2, Minimize2 } from 'lucide-react'
import { Link } from 'react-router'
import { useWorksAs } from '../../../person.ts'
import { colours } from '../../../theme.ts'
import { useRenderAt } from '../../../time/use-render-at.ts'
import { previewWords } from '../preview/words.ts'
import type { SaveState } from '../saving/draft-saver.ts'
import { StateLine } from '../state-line.tsx'
import { editorWords } from '../words.ts'
import type { ArticleActionProps } from './article-action-props.ts'
import { ArticleStateChip, isPublic } from './article-state-chip.tsx'
import { MoreActions } from './more-actions.tsx'
import { PublishAction } from './publish-action.tsx'
import { SubmitAction } from './submit-action.tsx'
import { usePreview } from './use-preview.ts'

interface TopBarProps extends ArticleActionProps {
  state: SaveState
  fullScreen: boolean
  onFullScreen(): void
  onHistory(): void
  previewing: boolean
  onPreviewing(): void
}

/** Bar with a back link, the save state, and the actions on the whole article. */
export function TopBar(bar: TopBarProps) {
  const { state, fullScreen, onFullScreen, onHistory, previewing, onPreviewing, ...given } = bar
  useRenderAt(given.draft.state === 'scheduled' ? given.draft.date : null)
  const props = isPublic(given.draft) ? { ...given, draft: { ...given.draft, state: 'published' as const } } : given
  const mayPublish = useWorksAs('editor')
  const preview = usePreview(props.uid, props.saver)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 2 },
        py: 0.75,
        borderBottom: `1px solid ${colours.line}`,
      }}
    >
      <IconButton component={Link} to="/articles" aria-label={editorWords.back}>
        <ArrowLeft aria-hidden size={20} />
      </IconButton>
      <Box sx={{ flex: '1 1 10rem', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <ArticleStateChip draft={props.draft} />
        <StateLine state={state} article={props.draft.state} />
      </Box>
      <IconButton
        aria-label={fullScreen ? editorWords.leaveFullScreen : editorWords.fullScreen}
        aria-pressed={fullScreen}
        onClick={onFullScreen}
      >
        {fullScreen ? <Minimize2 aria-hidden size={18} /> : <Maximize2 aria-hidden size={18} />}
      </IconButton>
      <IconButton
        aria-label={previewing ? previewWords.close : previewWords.open}
        aria-pressed={previewing}
        onClick={onPreviewing}
      >
        <Columns2 aria-hidden size={18} />
      </IconButton>
      <Button color="inherit" onClick={() => void preview()}>
        {editorWords.actions.preview}
      </Button>
      {mayPublish ? <PublishAction {...props} /> : <SubmitAction {...props} />}
      <MoreActions {...props} mayPublish={mayPublish} onHistory={onHistory} />
    </Box>
  )
}
