import { z } from 'zod'
import { normalizedEmail, password } from '../../contracts/forms.ts'

export const askResetForm = z.object({ identifier: normalizedEmail })
export const setPasswordForm = z.object({ password })
