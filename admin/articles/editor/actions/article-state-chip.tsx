import Chip from '@mui/material/Chip'
import { words } from '../../../words.ts'
import type { ArticleDraft } from '../draft-calls.ts'
import { formatMoment } from '../format-moment.ts'
import { editorWords } from '../words.ts'

const { publishedAt, scheduledAt } = editorWords.state

/** Tells whether readers see the article: a scheduled one counts once its time has passed, whatever its stored state. */
export const isPublic = ({ state, date }: Pick<ArticleDraft, 'state' | 'date'>): boolean =>
  state === 'published' || (state === 'scheduled' && date !== null && Date.parse(date) <= Date.now())

/** State of the article, not of its working copy, with the publication time. */
export function ArticleStateChip({ draft }: { draft: Pick<ArticleDraft, 'state' | 'date'> }) {
  const { state, date } = draft
  const text =
    date && state !== 'draft'
      ? (isPublic(draft) ? publishedAt : scheduledAt)(formatMoment(date))
      : words.articles.states[state]
  return <Chip size="small" color={isPublic(draft) ? 'success' : 'default'} variant="outlined" label={text} />
}
