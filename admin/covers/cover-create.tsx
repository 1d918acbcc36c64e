import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router'
import { staffCovers } from '../../contracts/support/staff-covers.ts'
import { isMonth } from '../../contracts/support/staff-team-month.ts'
import { ChoiceInput } from '../forms/choice-input.tsx'
import { DateInput } from '../forms/date-input.tsx'
import { RecordCreate, type RecordKind } from '../forms/record-page.tsx'
import { useCoaches } from '../forms/use-coaches.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { teamMonthPath } from '../hours/team/team-month-path.ts'
import { teamWords } from '../hours/team/words.ts'
import { usePerson } from '../person.ts'
import { thisMonth } from '../time/month.ts'
import { coverWords as words } from './words.ts'

const { coach, cover, from, to } = words

interface Asked {
  coach: string
  cover: string
  from: string | null
  to: string | null
}

const kindFor = (asked: Asked): RecordKind => ({
  calls: staffCovers,
  fields: ['coach', 'cover', 'from', 'to'],
  empty: { ...asked },
  labels: { coach, cover, from, to },
  texts: { ...words, deleteTitle: '' },
  titleOf: () => words.title,
  deleteText: () => '',
})

/** Link to the team's calendar for the month of the first day, or for the current month. */
function WhoIsThere({ from: day }: { from: string }) {
  const month = day ? day.slice(0, 7) : thisMonth()
  if (!isMonth(month)) return null
  return (
    <Box component={Link} to={teamMonthPath(month)} sx={{ color: 'inherit', justifySelf: 'start', py: 0.5 }}>
      {teamWords.whoIsThere}
    </Box>
  )
}

function Fields({ form }: { form: RecordForm }) {
  const { roles } = usePerson()
  const coaches = useCoaches()
  const others = coaches.filter(({ value }) => value !== form.draft.coach)
  return (
    <>
      <Typography>{words.note}</Typography>
      {roles.includes('admin') && <ChoiceInput form={form} name="coach" label={coach} options={coaches} />}
      <ChoiceInput form={form} name="cover" label={cover} options={others} />
      <DateInput form={form} name="from" label={from} required />
      <DateInput form={form} name="to" label={to} required />
      <WhoIsThere from={String(form.draft.from ?? '')} />
    </>
  )
}

/** Form that asks for a cover: a coach asks for their own, an admin for any coach. The address may prefill the days. */
export default function CoverCreate() {
  const { uid, roles } = usePerson()
  const [search] = useSearchParams()
  const own = roles.includes('coach') ? uid : ''
  const coach = (roles.includes('admin') && search.get('coach')) || own
  const asked = { coach, cover: search.get('cover') ?? '', from: search.get('from'), to: search.get('to') }
  return <RecordCreate kind={kindFor(asked)} fields={(form) => <Fields form={form} />} />
}
