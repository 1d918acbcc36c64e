import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MemberForStaff } from '../../../contracts/accounts/staff-members.ts'
import { LoadState } from '../../layout/load-state.tsx'
import { Choice } from '../../lists/choice.tsx'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { momentText } from '../format.ts'
import { managementWords as words } from '../words.ts'
import { readTimeline, type TimelineKind } from './read-timeline.ts'
import { timelineWords } from './timeline-words.ts'

const texts = words.members

export function MemberTimeline({ member }: { member: MemberForStaff }) {
  const isOwner = usePerson().roles.includes('admin')
  const [kind, setKind] = useState('')
  const { data, error } = useQuery({
    queryKey: ['timeline', member.uid, member.version],
    queryFn: () => readTimeline(member, isOwner),
    gcTime: 0,
  })
  const present = new Set(data?.map((one) => one.kind))
  const kinds = (Object.keys(timelineWords.kinds) as TimelineKind[]).filter((one) => present.has(one))
  // Ignore a chosen kind that no longer has events: an action may have removed them.
  const shown = data?.filter((one) => kind === '' || !present.has(kind as TimelineKind) || one.kind === kind)
  return (
    <Box component="section" aria-label={texts.timeline}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4, mb: 1 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {texts.timeline}
        </Typography>
        {kinds.length > 1 && (
          <Choice
            label={timelineWords.filter}
            all={timelineWords.all}
            value={kind}
            choices={kinds.map((uid) => ({ uid, name: timelineWords.kinds[uid] }))}
            onChange={setKind}
          />
        )}
      </Box>
      <LoadState error={error} data={data} />
      {shown?.length === 0 && <Typography>{texts.noEvents}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown?.map(({ date, text, to }, index) => (
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
              {to ? <Link to={to}>{text}</Link> : text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
