import { z } from 'zod'
import { isoDate } from '../forms.ts'

export const credentialKinds = ['diploma', 'insurance', 'supervision'] as const
export const credentialKind = z.enum(credentialKinds)

export const credentialFields = z.object({
  kind: credentialKind,
  title: z.string(),
  validUntil: isoDate.nullable().meta({ description: 'Its last day, in Paris; null: it does not expire' }),
})

/** Credential that an admin has checked and that is still valid. */
const coachCredential = credentialFields
  .extend({ checkedBy: z.string(), checkedOn: isoDate })
  .meta({ id: 'CoachCredential' })
export type CoachCredential = z.output<typeof coachCredential>

export const coachCredentials = z.array(coachCredential)
