import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { TeamMonth } from '../../../contracts/support/staff-team-month.ts'
import { monthText } from '../../../contracts/text/french-format.ts'
import { daysText } from '../../covers/days-text.ts'
import { coverWords } from '../../covers/words.ts'
import { formWords } from '../../forms/words.ts'
import { TitledDialog } from '../../layout/titled-dialog.tsx'
import { colours } from '../../theme.ts'
import { isWithin } from '../../time/is-within.ts'
import { daysOfMonth } from '../../time/month.ts'
import { candidatesFor, hoursOn, type TeamDay } from './team-day.ts'
import { weekdayText, teamWords as words } from './words.ts'

const link = { color: 'inherit', py: 1, display: 'inline-block' } as const

type Cover = NonNullable<TeamDay['cover']>

const CoverFacts = ({ cover }: { cover: Cover }) => (
  <Box>
    <Typography dir="auto">{coverWords.between(cover.coachName, cover.coverName)}</Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      {coverWords.states[cover.state]}, {daysText(cover)}
    </Typography>
    {cover.may.open && (
      <Box component={Link} to={`/covers/${cover.uid}`} sx={link}>
        {words.openCover}
      </Box>
    )}
  </Box>
)

interface AskingProps {
  month: TeamMonth
  today: string
  one: TeamDay
}

/** Colleagues who may be asked for a cover, each with a link to the prefilled form. */
function Asking({ month, today, one: { coach, absence } }: AskingProps) {
  if (!absence || absence.to < today) return null
  const from = absence.from < today ? today : absence.from
  const days = daysOfMonth(month.month).filter((day) => isWithin(day, { from, to: absence.to }))
  const candidates = candidatesFor(month, coach, days)
  const hrefOf = (cover: string) =>
    `/covers/create?${new URLSearchParams({ coach: coach.uid, from, to: absence.to, cover })}`
  return (
    <Box component="section" aria-labelledby="team-candidates">
      <Typography id="team-candidates" component="h3" sx={{ fontWeight: 600 }}>
        {words.mayAsk}
      </Typography>
      {candidates.length === 0 && <Typography>{words.noOther}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {candidates.map(({ coach: other, daysHere, covering }) => (
          <Box
            component="li"
            key={other.uid}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 0.75,
              '& + &': { borderTop: `1px solid ${colours.line}` },
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography dir="auto">{other.name}</Typography>
              <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
                {words.daysHere(daysHere, days.length, monthText(month.month))}
                {covering && ` · ${words.alreadyCovers(covering)}`}
              </Typography>
            </Box>
            {daysHere > 0 && (
              <Button
                component={Link}
                to={hrefOf(other.uid)}
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={words.proposeTo(other.name)}
              >
                {words.propose}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

interface DayDialogProps extends AskingProps {
  onClose(): void
}

/** A coach's day, with links to the agreements about it. */
export function DayDialog({ month, today, one, onClose }: DayDialogProps) {
  const { coach, day, state, absence, cover, covering } = one
  const spans = hoursOn(coach, day)
  return (
    <TitledDialog
      title={`${coach.name}, ${weekdayText(day)}`}
      maxWidth="xs"
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          {formWords.close}
        </Button>
      }
    >
      <Typography>
        {absence ? words.away(absence) : state === 'open' ? words.spans(spans) : `${words.states[state]}.`}
      </Typography>
      {cover && <CoverFacts cover={cover} />}
      {covering && <CoverFacts cover={covering} />}
      {coach.may.arrangeCover && !cover && <Asking month={month} today={today} one={one} />}
      {coach.may.change && (
        <Box component={Link} to={`/working-hours/${coach.uid}`} sx={link}>
          {words.openHours}
        </Box>
      )}
    </TitledDialog>
  )
}
