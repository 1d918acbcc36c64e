import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { BookOpen, X } from 'lucide-react'
import type { ChosenArticle } from '../../../conversation/writing/outbox.ts'
import { colours } from '../../theme.ts'
import { offeredArticleWords } from './words.ts'

interface ArticleTrayProps {
  articles: readonly ChosenArticle[]
  onRemove(uid: string): void
}

export function ArticleTray({ articles, onRemove }: ArticleTrayProps) {
  if (articles.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={offeredArticleWords.chosen}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {articles.map(({ uid, title }) => (
        <Box
          component="li"
          key={uid}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 1.5,
            maxWidth: '100%',
            border: `1px solid ${colours.line}`,
            borderRadius: '14px',
          }}
        >
          <BookOpen aria-hidden size={18} style={{ flexShrink: 0 }} />
          <Box component="span" dir="auto" sx={{ fontSize: 14, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          <IconButton aria-label={offeredArticleWords.remove(title)} onClick={() => onRemove(uid)}>
            <X aria-hidden size={18} />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}
