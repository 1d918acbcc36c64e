import Box from '@mui/material/Box'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'
import type { LiveThread } from './use-thread.ts'

/** Shows who is typing, who else is here, and whether the network works. */
export function ThreadNotes({ live }: { live: LiveThread }) {
  const { typing, others, lost } = live
  const lines = [
    ...(typing ? [ticketWords.thread.typing(typing)] : []),
    ...others.map(({ name, state }) => ticketWords.thread[state === 'writing' ? 'answering' : 'reading'](name)),
  ]
  return (
    <Box role="status" sx={{ px: { xs: 2, sm: 3 }, fontSize: 14, backgroundColor: colours.roseLight }}>
      {lines.length > 0 && (
        <Box data-signs sx={{ maxWidth: 880, mx: 'auto', py: 0.5, color: 'text.secondary' }}>
          {lines.join(' · ')}
        </Box>
      )}
      {lost && (
        <Box
          sx={{
            maxWidth: 880,
            mx: 'auto',
            mb: 0.5,
            px: 1.5,
            py: 0.75,
            borderRadius: '14px',
            color: colours.warning,
            backgroundColor: colours.warningLight,
            fontWeight: 600,
          }}
        >
          {ticketWords.thread.lost}
        </Box>
      )}
    </Box>
  )
}
