import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { dayText, momentText } from '../../../contracts/text/french-format.ts'
import { colours } from '../../theme.ts'
import { words } from '../../words.ts'
import { articleListWords as texts } from './words.ts'

const tints = {
  draft: colours.sand,
  scheduled: colours.warningLight,
  published: colours.sageLight,
  archived: colours.line,
} as const

/** Day of publication; a future one includes the time. */
export function formatPublicationDate({ state, date }: StaffArticle): string {
  if (!date) return texts.noDate
  return state === 'scheduled' ? momentText(date) : dayText(date)
}

interface ArticleStateProps {
  article: StaffArticle
  /** names of the colleagues who have the article open without writing */
  readers: readonly string[]
}

/** State of an article, and the colleagues who work on it. */
export function ArticleState({ article, readers }: ArticleStateProps) {
  const { state, draftSavedAt, review, writing } = article
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Chip size="small" label={words.articles.states[state]} sx={{ backgroundColor: tints[state] }} />
      {review && <Chip size="small" variant="outlined" label={texts[`review_${review}`]} />}
      {draftSavedAt && state !== 'draft' && !review && <Chip size="small" variant="outlined" label={texts.draft} />}
      {writing && (
        <Typography component="span" dir="auto" sx={{ fontSize: 14, fontWeight: 600, color: colours.sageDeep }}>
          {texts.writing(writing.name)}
        </Typography>
      )}
      {readers.length > 0 && (
        <Typography component="span" dir="auto" sx={{ fontSize: 14, color: colours.sageDeep }}>
          {texts.reading(readers)}
        </Typography>
      )}
    </Box>
  )
}
