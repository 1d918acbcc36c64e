import { useState } from 'react'
import { RecordCreate } from '../forms/record-page.tsx'
import { ForbiddenPage } from '../layout/message-page.tsx'
import { usePerson } from '../person.ts'
import { newCoachKind } from './kind.ts'
import { ProfileFields } from './profile-fields.tsx'

/** Invites a coach and writes their sheet, on one screen. */
export default function ProfileCreate() {
  const [kind] = useState(newCoachKind)
  if (!usePerson().roles.includes('admin')) return <ForbiddenPage />
  return <RecordCreate kind={kind} fields={(form) => <ProfileFields form={form} decides isNew />} />
}
