import Box from '@mui/material/Box'
import type { ArticleCard } from '../../../contracts/coaching/offered-articles.ts'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { colours } from '../../theme.ts'
import { offeredArticleWords } from './words.ts'

const pictureWidth = 84

export function ArticleLine({ article: { title, readingTime, image } }: { article: ArticleCard }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        gridTemplateColumns: image ? `${pictureWidth}px minmax(0, 1fr)` : 'minmax(0, 1fr)',
        gap: 1.5,
        alignItems: 'center',
        textAlign: 'left',
      }}
    >
      {image && <Thumbnail media={{ ...image, mimeType: 'image/' }} width={pictureWidth} />}
      <Box component="span" sx={{ display: 'grid', minWidth: 0, pl: image ? 0 : 0.5 }}>
        <Box component="span" dir="auto" sx={{ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box component="span" sx={{ fontSize: 14, color: colours.inkSoft }}>
          {offeredArticleWords.minutes(readingTime)}
        </Box>
      </Box>
    </Box>
  )
}
