import { z } from 'zod'
import { normalizedEmail, personName, presentedPassword } from '../../contracts/forms.ts'
import { freshProofFields } from '../security/own-proof.ts'

/** The forms of one page, told apart by `what`. */
export const nameForm = z.object({ what: z.literal('name'), name: personName })
const ownerProofFields = { password: presentedPassword.optional(), ...freshProofFields }

export const deletionForm = z.object({ what: z.literal('deletion'), ...ownerProofFields })

export const emailForm = z.object({ what: z.literal('email'), email: normalizedEmail, ...ownerProofFields })

export const favoritesForm = z.object({ what: z.literal('favorites'), shown: z.enum(['yes', 'no']) })

const proofForm = z.object({ what: z.literal('proof') })

/** Withdraws the consent: there is nothing to fill in. */
const consentForm = z.object({ what: z.literal('consent') })

export const accountForms = {
  name: nameForm,
  email: emailForm,
  proof: proofForm,
  consent: consentForm,
  deletion: deletionForm,
  favorites: favoritesForm,
} as const

export const accountMatters = ['name', 'email', 'proof', 'consent', 'deletion', 'favorites'] as const
export type AccountMatter = (typeof accountMatters)[number]
