import { z } from 'zod'
import { email, messageText, personName, text } from '../../contracts/forms.ts'
import { requiredText } from '../forms/required-text.ts'
import { t } from '../i18n/index.ts'

/** A title with its category must stay within the contract’s 200 characters. */
const subjectMax = 160

export const newTicketForm = z.object({
  category: text(1, 32).optional(),
  subject: text(1, subjectMax),
  message: requiredText(t('contact.new_ticket.message_needed'), messageText),
  name: personName,
  email,
})

export const linkForm = z.object({ email })
