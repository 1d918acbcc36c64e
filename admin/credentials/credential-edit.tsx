import { RecordEdit } from '../forms/record-page.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { credentialRecord } from './kind.ts'

export default function CredentialEdit() {
  return <RecordEdit kind={credentialRecord('')} fields={(form) => <CredentialFields form={form} />} />
}
