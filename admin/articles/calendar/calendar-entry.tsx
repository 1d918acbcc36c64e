import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { timeOf } from '../../../conversation/messages/day.ts'
import { colours } from '../../theme.ts'
import { words } from '../../words.ts'

/** An article in the calendar: its time, and whether it is published already. */
export const CalendarEntry = ({ article: { uid, title, state, date } }: { article: StaffArticle }) => (
  <Typography
    component={Link}
    to={`/articles/${uid}`}
    sx={{
      display: 'block',
      px: 1,
      py: 0.5,
      borderRadius: '8px',
      fontSize: 14,
      lineHeight: 1.35,
      color: 'inherit',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      backgroundColor: state === 'scheduled' ? colours.warningLight : colours.sageLight,
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: `2px solid ${colours.ruby}` },
    }}
  >
    <time dateTime={date ?? ''} dir="ltr">
      {date && timeOf(date)}
    </time>{' '}
    <span dir="auto">{title}</span>{' '}
    <Typography component="span" sx={{ fontSize: 13, color: colours.inkSoft }}>
      ({words.articles.states[state].toLowerCase()})
    </Typography>
  </Typography>
)
