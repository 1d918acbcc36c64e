import { RecordCreate } from '../forms/record-page.tsx'
import { usePerson } from '../person.ts'
import { CredentialFields } from './credential-fields.tsx'
import { credentialRecord } from './kind.ts'

export default function CredentialCreate() {
  const { uid, roles } = usePerson()
  const kind = credentialRecord(roles.includes('coach') ? uid : '')
  return <RecordCreate kind={kind} fields={(form) => <CredentialFields form={form} isNew />} />
}
