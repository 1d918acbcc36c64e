import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, isoDate, rule } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'

const longestDays = 366

const isPeriod = ({ from, to }: { from: string; to: string }): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return days >= 0 && days < longestDays
}

const period = z
  .object({
    from: isoDate.meta({ description: 'The first day, in Paris' }),
    to: isoDate.meta({ description: 'The last day, in Paris' }),
  })
  .check(({ value, issues }) => {
    if (isPeriod(value)) return
    issues.push({ code: 'custom', message: messages.invalid, input: value.to, path: ['to'] })
  })

export const ticketReportLine = z
  .object({
    /** name of the category or tag; null: the tickets without one, or the total */
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
  answer: payload(ticketReport),
})

/** `answered`: the tickets from which the median is computed. */
export const reportedParts = ['tickets', 'unanswered', 'answered', 'closed', 'rated'] as const
export type ReportedPart = (typeof reportedParts)[number]

export interface ReportedTickets {
  part: ReportedPart
  from: string
  to: string
}

const day = '2\\d{3}-\\d{2}-\\d{2}'
const reportedPattern = `^(${reportedParts.join('|')})@(${day})\\.\\.(${day})$`

/** Parses `unanswered@2026-06-01..2026-06-30`; undefined if invalid. */
export function parseReportedTickets(value: string): ReportedTickets | undefined {
  const [, part, from, to] = new RegExp(reportedPattern).exec(value) ?? []
  if (!part || !from || !to || ![from, to].every((one) => isoDate.safeParse(one).success)) return undefined
  return isPeriod({ from, to }) ? { part: part as ReportedPart, from, to } : undefined
}

export const formatReportedTickets = ({ part, from, to }: ReportedTickets): string => `${part}@${from}..${to}`

/** Limits a list to the tickets that a figure of the report counts: `unanswered@2026-06-01..2026-06-30`. */
export const reportedTickets = z
  .string()
  .check(rule((value) => (parseReportedTickets(value) ? undefined : messages.choice)))
  .meta({ pattern: reportedPattern })
