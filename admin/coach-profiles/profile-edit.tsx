import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  previewStaffProfile,
  publishStaffProfile,
  type StaffProfile,
  submitStaffProfile,
} from '../../contracts/coaching/coach-profiles.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { CoachCredentials } from '../credentials/coach-credentials.tsx'
import { RecordEdit } from '../forms/record-page.tsx'
import { useNotify } from '../layout/notices.tsx'
import { usePerson } from '../person.ts'
import type { Row } from '../records/record-calls.ts'
import { SavedPreview } from '../site/saved-preview.tsx'
import { siteWords } from '../site/words.ts'
import { CoachAccount, CoachHours } from './about-coach.tsx'
import { profileKind } from './kind.ts'
import { OwnPortrait } from './own-portrait.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { profileFormWords as words } from './words.ts'

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

interface ActsProps {
  profile: StaffProfile
  decides: boolean
  /** saves what was typed; undefined if that failed */
  current(): Promise<Pick<StaffProfile, 'version'> | undefined>
  onPreview(href: string): void
}

/** Previews the sheet, proposes it, or publishes it; what was typed is saved first. */
function Acts({ profile: { uid }, decides, current, onPreview }: ActsProps) {
  const navigate = useNavigate()
  const notify = useNotify()
  async function attempt(call: () => Promise<void>): Promise<void> {
    try {
      await call()
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
    }
  }
  const preview = () =>
    attempt(async () => {
      if (await current()) onPreview((await callApi(previewStaffProfile, { params: { uid } })).payload.href)
    })
  const finish = () =>
    attempt(async () => {
      const saved = await current()
      if (!saved) return
      const { version } = saved
      await callApi(decides ? publishStaffProfile : submitStaffProfile, { params: { uid }, body: { version } })
      notify(decides ? words.publishedNow : words.submitted, { type: 'success' })
      navigate('/coach-profiles')
    })
  return (
    <>
      <Button color="inherit" onClick={() => void preview()}>
        {siteWords.preview.title}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => void finish()}>
        {decides ? words.publish : words.submit}
      </Button>
    </>
  )
}

export default function ProfileEdit() {
  const [reads, setReads] = useState(0)
  const [preview, setPreview] = useState<string>()
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
      actions={(record, { dirty, save }) => (
        <Acts
          profile={profileOf(record)}
          decides={decides}
          current={() => (dirty ? save() : Promise.resolve(record))}
          onPreview={setPreview}
        />
      )}
      below={(record) => (
        <>
          {preview && <SavedPreview key={record.version} href={preview} name={words.page} />}
          <CoachAccount profile={profileOf(record)} decides={decides} />
          <CoachHours profile={profileOf(record)} />
          <CoachCredentials coach={record.uid} />
        </>
      )}
    />
  )
}
