import { z } from 'zod'

export const supportType = z.enum(['contact', 'coaching'])
export type SupportType = z.output<typeof supportType>
