import type { Passkey } from '../../../contracts/accounts/passkeys.ts'
import type { PasskeyRow } from './queries-passkeys.ts'

export const passkeyView = ({ uid, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  uid,
  name,
  createdDateTime: createdAt.toISOString(),
  lastUsedDateTime: lastUsedAt?.toISOString() ?? null,
})
