import { expect, test } from 'vitest'
import type { TeamCoach, TeamCover, TeamMonth } from '../../../contracts/support/staff-team-month.ts'
import { daysOfMonth } from '../../time/month.ts'
import { candidatesFor, hoursOn, teamDay } from './team-day.ts'

const coach = (name: string, given: Partial<TeamCoach> = {}): TeamCoach => ({
  uid: name,
  name,
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' })),
  daysOff: [],
  may: { change: false, arrangeCover: false },
  ...given,
})
const cover = (given: Partial<TeamCover>): TeamCover => ({
  uid: 'cover',
  coach: 'Claire',
  coachName: 'Claire',
  cover: 'Nadia',
  coverName: 'Nadia',
  from: '2026-12-21',
  to: '2026-12-23',
  state: 'agreed',
  may: { open: false },
  ...given,
})
const claire = coach('Claire', { daysOff: [{ from: '2026-12-21', to: '2026-12-24', label: 'Congés' }] })
const nadia = coach('Nadia')
const agnes = coach('Agnès', { hours: [{ day: 1, from: '09:00', to: '12:00' }] })
const month: TeamMonth = {
  month: '2026-12',
  coaches: [agnes, claire, nadia],
  total: 3,
  covers: [cover({ uid: 'proposal', state: 'proposed', cover: 'Agnès', coverName: 'Agnès' }), cover({})],
  publicHolidays: ['2026-12-25'],
}

test('a day has its coach’s state, absence and agreed cover', () => {
  expect(teamDay(month, claire, '2026-12-21')).toMatchObject({
    state: 'away',
    absence: { label: 'Congés' },
    cover: { uid: 'cover' },
    covering: undefined,
  })
  expect(teamDay(month, claire, '2026-12-24')).toMatchObject({ state: 'away', cover: undefined })
  expect(teamDay(month, nadia, '2026-12-23')).toMatchObject({ state: 'open', covering: { uid: 'cover' } })
  expect(teamDay(month, nadia, '2026-12-25').state).toBe('holiday')
  expect(teamDay(month, agnes, '2026-12-22').state).toBe('closed')
})

test('a month lists all its days, even February in a leap year', () => {
  expect([daysOfMonth('2028-02').length, daysOfMonth('2026-12').at(-1)]).toEqual([29, '2026-12-31'])
})

test('the hours of a day are those of its weekday', () => {
  expect([hoursOn(agnes, '2026-12-21'), hoursOn(agnes, '2026-12-22')]).toEqual(['09:00–12:00', ''])
})

test('cover candidates who work the most days come first', () => {
  const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24']
  expect(candidatesFor(month, claire, days)).toEqual([
    { coach: nadia, daysHere: 4, covering: 'Claire' },
    { coach: agnes, daysHere: 1, covering: undefined },
  ])
})
