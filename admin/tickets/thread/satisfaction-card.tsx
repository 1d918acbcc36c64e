import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Satisfaction } from '../../../contracts/support/surveys.ts'
import { relativeDay } from '../../../conversation/messages/day.ts'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'

export function SatisfactionCard({ satisfaction: { rating, comment, date } }: { satisfaction: Satisfaction }) {
  return (
    <Box
      component="section"
      aria-label={ticketWords.thread.satisfaction}
      data-satisfaction
      sx={{
        justifySelf: 'center',
        display: 'grid',
        gap: 0.5,
        maxWidth: '100%',
        px: 2.5,
        py: 1.5,
        borderRadius: '20px',
        backgroundColor: colours.sageLight,
        color: colours.sageDeep,
        textAlign: 'center',
      }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {ticketWords.thread.rating(rating)}
      </Typography>
      {comment.trim() !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.primary' }}>
          {comment}
        </Typography>
      )}
      <Typography component="span" sx={{ fontSize: 13 }}>
        <time dateTime={date}>{relativeDay(date, new Date().toISOString())}</time>
      </Typography>
    </Box>
  )
}
