import Box from '@mui/material/Box'
import { BookCheck, BookOpen } from 'lucide-react'
import type { OfferedArticle } from '../../../contracts/coaching/offered-articles.ts'
import { colours } from '../../theme.ts'
import { ArticleLine } from './article-line.tsx'
import { offeredArticleWords } from './words.ts'

function ReadState({ readDateTime }: Pick<OfferedArticle, 'readDateTime'>) {
  const Icon = readDateTime === null ? BookOpen : BookCheck
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.5,
        py: 0.75,
        fontSize: 14,
        fontWeight: 600,
        borderTop: `1px solid ${colours.line}`,
        color: readDateTime === null ? 'text.secondary' : 'text.primary',
      }}
    >
      <Icon aria-hidden size={16} />
      {readDateTime === null ? offeredArticleWords.unread : offeredArticleWords.read(readDateTime, new Date())}
    </Box>
  )
}

/** Articles that an answer offered, and whether the member has opened them since. */
export function MessageArticles({ articles = [] }: { articles?: readonly OfferedArticle[] | undefined }) {
  if (articles.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={offeredArticleWords.offered}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, width: 'min(22rem, 100%)' }}
    >
      {articles.map(({ uid, article, readDateTime }) => (
        <Box
          component="li"
          key={uid}
          data-offered={readDateTime === null ? 'unread' : 'read'}
          sx={{
            border: `1px solid ${colours.line}`,
            borderRadius: '16px',
            overflow: 'hidden',
            backgroundColor: colours.card,
          }}
        >
          {article ? (
            <Box
              component="a"
              href={`/article/${article.uid}`}
              target="_blank"
              rel="noopener"
              sx={{ display: 'block', p: 1, color: 'inherit', textDecoration: 'none' }}
            >
              <ArticleLine article={article} />
            </Box>
          ) : (
            <Box sx={{ px: 1.5, py: 1.25, fontSize: 15 }}>{offeredArticleWords.gone}</Box>
          )}
          <ReadState readDateTime={readDateTime} />
        </Box>
      ))}
    </Box>
  )
}
