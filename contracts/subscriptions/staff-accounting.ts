import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rule } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'

const month = z
  .string()
  .check(rule((value) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? undefined : messages.date)))
  .meta({ description: '2026-03, in Paris', pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' })

export const accountingExport = z
  .object({ fileName: z.string(), content: z.string() })
  .meta({ id: 'AccountingExport', description: 'Columns of the FEC, separated by tabs' })

export const getAccountingExport = defineCall({
  id: 'getAccountingExport',
  method: 'GET',
  path: '/staff/accounting-export',
  summary:
    'The entries of one month: charges, refunds and cashbacks with their VAT. 409 before the publisher is filled in',
  access: 'staff',
  query: z.object({ month }),
  answer: payload(accountingExport),
})
