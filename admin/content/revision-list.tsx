import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { momentText } from '../../contracts/text/french-format.ts'

interface RevisionListProps {
  /** published states, newest first; undefined until they are loaded */
  revisions: readonly { n: number; date: string; by: string; title: string }[] | undefined
  words: { history: string; noHistory: string; restore: string; version(date: string, by: string): string }
  onRestore(n: number): void
}

/** Published states, each with a button that makes it the working copy. */
export const RevisionList = ({ revisions, words, onRestore }: RevisionListProps) => (
  <Box component="section" sx={{ mt: 4 }}>
    <Typography component="h2" sx={{ fontWeight: 600, fontSize: 18, mb: 1 }}>
      {words.history}
    </Typography>
    {revisions?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noHistory}</Typography>}
    {revisions?.map(({ n, date, by, title }) => (
      <Box key={n} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1 }}>
        <Typography sx={{ flex: '1 1 0', minWidth: 200, overflowWrap: 'anywhere' }}>
          {words.version(momentText(date), by)} · {title}
        </Typography>
        <Button size="small" color="inherit" onClick={() => onRestore(n)}>
          {words.restore}
        </Button>
      </Box>
    ))}
  </Box>
)
