import { useSearchParams } from 'react-router'
import { RecordCreate } from '../forms/record-page.tsx'
import { usePerson } from '../person.ts'
import { CredentialFields } from './credential-fields.tsx'
import { credentialRecord } from './kind.ts'

/** Creates a credential for the coach whose sheet linked here. */
export default function CredentialCreate() {
  const [query] = useSearchParams()
  const { uid } = usePerson()
  return (
    <RecordCreate
      kind={credentialRecord(query.get('coach') ?? uid)}
      fields={(form) => <CredentialFields form={form} />}
    />
  )
}
