import { type Consent, getUser, giveConsent } from '../../contracts/accounts.ts'
import type { Site } from '../context.ts'

/** Of the words in `coaching.consent`: another meaning is another version, to be agreed to anew. */
export const consentVersion = '1'

/** Her current agreement to have what she may tell about her health treated; null: none. */
export async function currentConsent({ api, viewer }: Site): Promise<Consent | null> {
  if (!viewer) return null
  const { payload } = await api.call(getUser, { params: { uid: viewer.uid } })
  return payload.consents?.find(({ kind, version }) => kind === 'coaching' && version === consentVersion) ?? null
}

export async function giveCoachingConsent({ api, viewer }: Site): Promise<void> {
  if (!viewer) return
  await api.call(giveConsent, { params: { uid: viewer.uid }, body: { kind: 'coaching', version: consentVersion } })
}
