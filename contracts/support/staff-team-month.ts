import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, monthPattern, rule } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import { staffCover } from './staff-covers.ts'
import { workingHours } from './staff-hours.ts'

const whole = `^${monthPattern}$`
export const isMonth = (value: string): boolean => new RegExp(whole).test(value)

const month = z
  .string()
  .check(rule((value) => (isMonth(value) ? undefined : messages.choice)))
  .meta({ pattern: whole, description: 'In Paris' })

export const teamCover = staffCover
  .omit({ version: true })
  .extend({ may: z.object({ open: z.boolean() }).meta({ description: 'Whether it concerns the caller' }) })
  .meta({ id: 'TeamCover' })
export type TeamCover = z.output<typeof teamCover>

export const teamCoach = workingHours
  .pick({ uid: true, name: true, hours: true, daysOff: true })
  .extend({ may: z.object({ change: z.boolean(), arrangeCover: z.boolean() }) })
  .meta({ id: 'TeamCoach', description: 'With the absences that touch the month' })
export type TeamCoach = z.output<typeof teamCoach>

export const teamMonth = z
  .object({
    month,
    coaches: z.array(teamCoach).meta({ description: 'By name, a hundred at most' }),
    total: count,
    covers: z.array(teamCover).meta({
      description: 'That touch the month: those that are agreed, and proposals to those whom they concern',
    }),
    publicHolidays: z.array(z.iso.date()).meta({ description: 'Of the month' }),
  })
  .meta({ id: 'TeamMonth' })
export type TeamMonth = z.output<typeof teamMonth>

export const getTeamMonth = defineCall({
  id: 'getTeamMonth',
  method: 'GET',
  path: '/staff/team-month',
  summary: 'Hours, absences and covers of all coaches in one month',
  access: 'staff',
  query: z.object({ month }),
  answer: payload(teamMonth),
})
