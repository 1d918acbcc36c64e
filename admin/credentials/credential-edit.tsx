import { RecordEdit } from '../forms/record-page.tsx'
import { usePerson } from '../person.ts'
import { CredentialFields } from './credential-fields.tsx'
import { credentialRecord } from './kind.ts'

export default function CredentialEdit() {
  const { uid } = usePerson()
  return <RecordEdit kind={credentialRecord(uid)} fields={(form) => <CredentialFields form={form} isNew={false} />} />
}
