import { type Consent, getUser, giveConsent } from '../../contracts/accounts/accounts.ts'
import type { Site } from '../context.ts'

/** Version of the text in `coaching.consent`: a changed meaning needs a new version and a new consent. */
const consentVersion = '1'

/** The user's current consent to the processing of health data; null: none. */
export async function loadCurrentConsent({ api, viewer }: Site): Promise<Consent | null> {
  if (!viewer) return null
  const { payload } = await api.call(getUser, { params: { uid: viewer.uid } })
  return payload.consents?.find(({ kind, version }) => kind === 'coaching' && version === consentVersion) ?? null
}

export async function giveCoachingConsent({ api, viewer }: Site): Promise<void> {
  if (!viewer) return
  await api.call(giveConsent, { params: { uid: viewer.uid }, body: { kind: 'coaching', version: consentVersion } })
}
