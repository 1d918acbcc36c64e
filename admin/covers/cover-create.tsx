import Typography from '@mui/material/Typography'
import { ChoiceInput } from '../forms/choice-input.tsx'
import { DateInput } from '../forms/date-input.tsx'
import { RecordCreate, type RecordKind } from '../forms/record-page.tsx'
import { useCoaches } from '../forms/use-coaches.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { usePerson } from '../person.ts'
import { SupportPage } from '../tickets/support-page.tsx'
import { coverWords as words } from './words.ts'

const { coach, cover, from, to } = words

const kindFor = (coachUid: string): RecordKind => ({
  resource: 'covers',
  fields: ['coach', 'cover', 'from', 'to'],
  empty: { coach: coachUid, cover: '', from: null, to: null },
  Frame: SupportPage,
  labels: { coach, cover, from, to },
  texts: { ...words, deleteTitle: '' },
  titleOf: () => words.title,
  deleteText: () => '',
})

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
    </>
  )
}

/** A coach asks for herself, an admin for any coach. */
export default function CoverCreate() {
  const { uid, roles } = usePerson()
  return <RecordCreate kind={kindFor(roles.includes('coach') ? uid : '')} fields={(form) => <Fields form={form} />} />
}
