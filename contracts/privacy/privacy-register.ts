import { z } from 'zod'
import { defineCall } from '../call.ts'
import { payload } from '../paging.ts'

/** One line of the register of processing (GDPR, article 30), and the database columns with its data. */
export const processingActivity = z
  .object({
    code: z.string(),
    title: z.string(),
    purpose: z.string(),
    people: z.string(),
    basis: z.string(),
    retention: z.string(),
    recipients: z.string(),
    transfers: z.string().meta({ description: 'Where the data are, and on what basis they leave the European Union' }),
    data: z.array(z.object({ table: z.string(), columns: z.array(z.string()) })),
  })
  .meta({ id: 'ProcessingActivity' })

export const privacyRegister = z
  .object({
    head: z
      .array(z.object({ term: z.string(), text: z.string() }))
      .meta({ description: 'Controller, data protection officer, security measures' }),
    activities: z.array(processingActivity),
    gaps: z.array(z.string()).meta({ description: 'Columns of this database without a line: `users.email`' }),
    csv: z.string().meta({ description: 'The same as a file for a spreadsheet' }),
    impactAssessment: z
      .string()
      .meta({ description: 'Markdown: the impact assessment (article 35), to be completed by the owner' }),
  })
  .meta({ id: 'PrivacyRegister' })
export type PrivacyRegister = z.output<typeof privacyRegister>

export const getPrivacyRegister = defineCall({
  id: 'getPrivacyRegister',
  method: 'GET',
  path: '/staff/privacy-register',
  summary: 'The register of processing: purpose, basis, retention, recipients and columns',
  access: 'staff',
  answer: payload(privacyRegister),
})
