import { z } from 'zod'
import { normalizedEmail } from '../../../contracts/forms.ts'

export const contractLinkForm = z.object({ email: normalizedEmail })
