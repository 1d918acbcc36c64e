import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { StaffMember } from '../../../contracts/staff-members.ts'
import { colours } from '../../theme.ts'
import { momentText } from '../format.ts'
import { managementWords as words } from '../words.ts'
import { readTimeline } from './read-timeline.ts'

const texts = words.members

export function MemberTimeline({ member }: { member: StaffMember }) {
  const { data, error } = useQuery({
    queryKey: ['timeline', member.uid, member.version],
    queryFn: () => readTimeline(member),
    gcTime: 0,
  })
  return (
    <Box component="section" aria-label={texts.timeline}>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {texts.timeline}
      </Typography>
      {error && <Typography role="alert">{error.message}</Typography>}
      {!data && !error && <Typography role="status">{words.lists.loading}</Typography>}
      {data?.length === 0 && <Typography>{texts.noEvents}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ date, text, to }, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            key={index}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              py: 1,
              borderTop: index > 0 ? `1px solid ${colours.line}` : undefined,
            }}
          >
            <Typography component="time" dateTime={date} sx={{ color: 'text.secondary', minWidth: 170 }}>
              {momentText(date)}
            </Typography>
            <Typography component="span" dir="auto" sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
              {to ? (
                <Link to={to} style={{ color: 'inherit' }}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
