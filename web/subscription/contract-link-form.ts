import { z } from 'zod'
import { normalizedEmail } from '../../contracts/forms.ts'

/** She confirms: signed in, or by the link she followed. */
export const confirmForm = z.object({ confirm: z.string(), token: z.string().optional() })

export const contractLinkForm = z.object({ email: normalizedEmail })
