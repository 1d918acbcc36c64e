import { z } from 'zod'
import { defineCall } from './call.ts'
import { isoDate } from './forms.ts'
import { messages } from './messages.ts'
import { payload } from './paging.ts'

const count = z.int().min(0)
const longestDays = 366

const period = z
  .object({
    from: isoDate.meta({ description: 'The first day, in Paris' }),
    to: isoDate.meta({ description: 'The last day, in Paris' }),
  })
  .check(({ value, issues }) => {
    const days = (Date.parse(value.to) - Date.parse(value.from)) / 86_400_000
    if (days >= 0 && days < longestDays) return
    issues.push({ code: 'custom', message: messages.invalid, input: value.to, path: ['to'] })
  })

export const ticketReportLine = z
  .object({
    /** null: tickets without one */
    name: z.string().nullable(),
    tickets: count.meta({ description: 'Opened in that period' }),
    unanswered: count.meta({ description: 'Of these, without any answer so far' }),
    closed: count,
    medianFirstAnswerSeconds: z.number().nullable(),
    satisfaction: z.object({ average: z.number().nullable(), count }),
  })
  .meta({ id: 'TicketReportLine' })
export type TicketReportLine = z.output<typeof ticketReportLine>

export const ticketReport = z
  .object({
    total: ticketReportLine,
    categories: z.array(ticketReportLine).meta({ description: 'Of the form by which they were opened' }),
    tags: z.array(ticketReportLine).meta({ description: 'A ticket counts for each of its tags' }),
  })
  .meta({ id: 'TicketReport' })
export type TicketReport = z.output<typeof ticketReport>

export const getTicketReport = defineCall({
  id: 'getTicketReport',
  method: 'GET',
  path: '/staff/ticket-report',
  summary: 'The help desk’s tickets of at most a year by category and tag: how many, how fast, how well',
  access: 'staff',
  query: period,
  status: 200,
  answer: payload(ticketReport),
})
