import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { redirectToSignIn } from '../../api/sign-in.ts'
import { formatMoment } from './format-moment.ts'
import type { SaveState } from './saving/draft-saver.ts'
import { editorWords } from './words.ts'

const texts = editorWords.state

function sentenceOf(state: SaveState, isPublished: boolean): string {
  switch (state.kind) {
    case 'saved':
      if (state.at !== null) return texts.saved(formatMoment(state.at))
      return isPublished ? texts.live : texts.draft
    case 'offline':
      return state.kept ? texts.offline : texts.notKept
    case 'signed-out':
      return texts.signedOut
    case 'refused':
      return texts.refused(state.message)
    default:
      return texts[state.kind]
  }
}

interface StateLineProps {
  state: SaveState
  article: StaffArticle['state']
}

/** Shows whether the text on the screen is saved, and whether readers see it. */
export function StateLine({ state, article }: StateLineProps) {
  const isWell = state.kind === 'saved' || state.kind === 'saving'
  return (
    <Typography role="status" sx={{ fontSize: 14, color: isWell ? 'text.secondary' : 'warning.main' }}>
      {sentenceOf(state, article === 'published')}{' '}
      {state.kind === 'signed-out' && (
        <Link component="button" type="button" onClick={redirectToSignIn}>
          {texts.signIn}
        </Link>
      )}
    </Typography>
  )
}
