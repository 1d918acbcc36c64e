import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ArticlePresence } from '../../../../contracts/articles/staff-comments.ts'
import { listText } from '../../../text/french.ts'
import { colours } from '../../../theme.ts'
import { commentWords as texts } from './words.ts'

const nameOf = ({ name, state }: ArticlePresence): string => (state === 'writing' ? texts.writingHere(name) : name)

/** The colleagues who have this article open now. */
export function PresenceLine({ others }: { others: readonly ArticlePresence[] }) {
  return (
    <Box role="status" sx={{ px: { xs: 1.5, md: 3 }, backgroundColor: colours.sageLight }}>
      {others.length > 0 && (
        <Typography dir="auto" sx={{ py: 0.5, fontSize: 14, color: colours.sageDeep, overflowWrap: 'anywhere' }}>
          {texts.readingHere(listText(others.map(nameOf)))}
        </Typography>
      )}
    </Box>
  )
}
