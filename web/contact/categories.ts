import { z } from 'zod'
import { email, messageText, personName, text } from '../../contracts/forms.ts'

/** Categories of a request; the title has one as its prefix. */
export const categories = [
  'Abonnement',
  'Paiement',
  'Coaching',
  'Magazine',
  'Technique',
  'Données personnelles',
  'Autre',
] as const

/** With its category a title must stay within the contract’s 200. */
const subjectMax = 160

export const newTicketForm = z.object({
  category: z.enum(categories).optional(),
  subject: text(1, subjectMax),
  message: messageText,
  name: personName,
  email,
})

export const linkForm = z.object({ email })

export const categoryOf = (value: string | null) => categories.find((category) => category === value)
