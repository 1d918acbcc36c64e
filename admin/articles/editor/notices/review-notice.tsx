import Typography from '@mui/material/Typography'
import type { ArticleDraft } from '../draft-calls.ts'
import { editorWords } from '../words.ts'
import { Notice } from './notice.tsx'

/** Notice above a submitted or returned text: who submitted or returned it, and their note. */
export function ReviewNotice({ review }: Pick<ArticleDraft, 'review'>) {
  if (!review) return null
  const name = review.by?.name ?? editorWords.conflict.unknown
  return (
    <Notice>
      <Typography sx={{ fontWeight: 600 }}>{editorWords.review[review.state](name)}</Typography>
      {review.note}
    </Notice>
  )
}
