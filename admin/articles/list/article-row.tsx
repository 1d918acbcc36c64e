import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
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

function when({ state, date }: StaffArticle): string {
  if (!date) return texts.noDate
  return state === 'scheduled' ? momentText(date) : dayText(date)
}

function Marks({ article, readers }: Pick<ArticleRowProps, 'article' | 'readers'>) {
  const { state, draftSavedAt, review, writing } = article
  return (
    <>
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
    </>
  )
}

interface ArticleRowProps {
  article: StaffArticle
  /** names of authors and categories by their uid */
  nameOf(uid: string): string
  /** names of the colleagues who have it open and do not write */
  readers: readonly string[]
  /** absent: the user may not change several at once */
  choice?: { chosen: boolean; toggle(): void } | undefined
}

export function ArticleRow({ article, nameOf, readers, choice }: ArticleRowProps) {
  const { uid, title, author, category } = article
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        px: { xs: 1, sm: 2 },
        py: 1,
        '& + &': { borderTop: `1px solid ${colours.line}` },
      }}
    >
      {choice && (
        <Checkbox
          checked={choice.chosen}
          onChange={choice.toggle}
          slotProps={{ input: { 'aria-label': texts.select(title) } }}
        />
      )}
      <Box sx={{ flex: '1 1 0', minWidth: 0, py: 1, display: 'grid', gap: 0.5 }}>
        <Typography
          component={Link}
          to={`/articles/${uid}`}
          dir="auto"
          sx={{ fontWeight: 600, color: 'inherit', overflowWrap: 'anywhere', textUnderlineOffset: '3px' }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Marks article={article} readers={readers} />
          <Typography component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
            {[nameOf(category), nameOf(author), when(article)].join(' · ')}
          </Typography>
        </Box>
      </Box>
    </Box>
  )
}
