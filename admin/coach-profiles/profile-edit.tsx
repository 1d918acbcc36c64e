import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { publishStaffProfile, type StaffProfile, submitStaffProfile } from '../../contracts/coaching/coach-profiles.ts'
import { CallError, callApi, callFailures } from '../../relay/call.ts'
import type { Row } from '../forms/record-calls.ts'
import { RecordEdit } from '../forms/record-page.tsx'
import { usePerson } from '../person.ts'
import { profileKind } from './kind.ts'
import { OwnPortrait } from './own-portrait.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { profileWords as words } from './words.ts'

const Checklist = ({ profile: { missing } }: { profile: StaffProfile }) =>
  missing.length === 0 ? (
    <Alert severity="success" sx={{ mb: 3 }}>
      {words.offered}
    </Alert>
  ) : (
    <Alert severity="info" sx={{ mb: 3 }}>
      <ul>
        {missing.map((what) => (
          <li key={what}>{words.missing[what]}</li>
        ))}
      </ul>
    </Alert>
  )

/** Proposes the sheet, or publishes it. */
function Act({ profile, dirty, decides }: { profile: StaffProfile; dirty: boolean; decides: boolean }) {
  const navigate = useNavigate()
  const notify = useNotify()
  async function run(): Promise<void> {
    const { uid, version } = profile
    try {
      await callApi(decides ? publishStaffProfile : submitStaffProfile, { params: { uid }, body: { version } })
      notify(decides ? words.publishedNow : words.submitted, { type: 'success' })
      navigate('/coach-profiles')
    } catch (error) {
      notify(error instanceof CallError ? error.message : callFailures.refused, { type: 'error' })
    }
  }
  return (
    <Button variant="outlined" color="inherit" disabled={dirty} onClick={() => void run()}>
      {decides ? words.publish : words.submit}
    </Button>
  )
}

/** The sheet of one coach. */
export default function ProfileEdit() {
  const [reads, setReads] = useState(0)
  const decides = usePerson().roles.includes('admin')
  const profileOf = (record: Row) => record as unknown as StaffProfile
  return (
    <RecordEdit
      key={reads}
      kind={profileKind(decides)}
      head={(record) => <Checklist profile={profileOf(record)} />}
      fields={(form) => (
        <>
          <ProfileFields form={form} decides={decides} />
          {!decides && (
            <OwnPortrait
              profile={profileOf(form.base as Row)}
              dirty={form.dirty}
              onUploaded={() => setReads((count) => count + 1)}
            />
          )}
        </>
      )}
      actions={(record, dirty) => <Act profile={profileOf(record)} dirty={dirty} decides={decides} />}
    />
  )
}
