import { getOpening, type Opening } from '../../../contracts/opening.ts'
import { staffArticles } from '../../../contracts/staff-articles.ts'
import { staffWorkingHours, type WorkingHours } from '../../../contracts/staff-hours.ts'
import { staffJobs } from '../../../contracts/staff-jobs.ts'
import { staffLedgerDifferences } from '../../../contracts/staff-ledger.ts'
import { staffPayments } from '../../../contracts/staff-members.ts'
import { getOverview, type Overview, staffMails } from '../../../contracts/staff-system.ts'
import { listStaffTickets } from '../../../contracts/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { managementWords as words } from '../words.ts'

const texts = words.today
const one = '1'

export interface Need {
  text: string
  /** where it is done */
  to: string
}

export const filtered = (path: string, filter: object) =>
  `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const need = (count: number, text: (count: number) => string, to: string): Need[] =>
  count === 0 ? [] : [{ text: text(count), to }]

export const pastDueNeeds = ({ pastDueByCause }: Pick<Overview, 'pastDueByCause'>): Need[] =>
  pastDueByCause.map(({ errorCode, count }) =>
    errorCode === null
      ? { text: texts.pastDue(count), to: filtered('subscriptions', { status: 'pastDue' }) }
      : {
          text: texts.pastDueCause(count, errorCode),
          to: filtered('payments', { state: 'failed', errorCode }),
        },
  )

/** @param today `2026-03-31` in Paris */
export function absenceNeeds(hours: readonly Pick<WorkingHours, 'name' | 'daysOff'>[], today: string): Need[] {
  const absent = hours.filter(({ daysOff }) => daysOff.some(({ from, to }) => from <= today && today <= to))
  const names = absent.map(({ name }) => name).join(', ')
  return names === '' ? [] : [{ text: texts.absent(names), to: '/working-hours' }]
}

/** The last backup and the last rehearsed restore, as the opening checks found them. */
export const safetyOf = ({ checks }: Opening): string[] =>
  checks.filter(({ code }) => code === 'backup' || code === 'restore').map(({ detail }) => detail)

const todayInParis = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())

const openDifferences = (problem: readonly string[]) =>
  callApi(staffLedgerDifferences.list, {
    query: { filter: { state: ['open'], problem: [...problem] as never }, perPage: one },
  })

/** What needs the owner today, each with the screen where it is done, and the key figures. */
export async function readToday() {
  const [overview, opening, waiting, overdue, pending, failed, bounced, differences, disputes, jobs, scheduled, hours] =
    await Promise.all([
      callApi(getOverview, {}),
      callApi(getOpening, {}),
      callApi(listStaffTickets, { query: { filter: { waiting: 'true' }, perPage: one } }),
      callApi(listStaffTickets, { query: { filter: { overdue: 'true' }, perPage: one } }),
      callApi(staffPayments.list, { query: { filter: { state: ['pending'] }, perPage: one } }),
      callApi(staffMails.list, { query: { filter: { state: ['failed'] }, perPage: one } }),
      callApi(staffMails.list, { query: { filter: { state: ['bounced'] }, perPage: one } }),
      openDifferences(['missing-in-ledger', 'missing-at-provider', 'amount', 'refund-failed']),
      openDifferences(['dispute']),
      callApi(staffJobs.list, { query: { filter: { state: ['failed'] }, perPage: one } }),
      callApi(staffArticles.list, { query: { filter: { state: ['scheduled'] }, perPage: one } }),
      callApi(staffWorkingHours.list, { query: { perPage: '100' } }),
    ])
  const failing = opening.payload.checks.filter(({ state, blocking }) => blocking && state === 'failed').length
  const needs = [
    ...need(overdue.page.total, texts.overdue, filtered('tickets', { state: 'waiting' })),
    ...need(waiting.page.total, texts.waiting, filtered('tickets', { state: 'waiting' })),
    ...need(disputes.page.total, texts.disputes, filtered('ledger-differences', { state: 'open', problem: 'dispute' })),
    ...need(differences.page.total, texts.differences, filtered('ledger-differences', { state: 'open' })),
    ...pastDueNeeds(overview.payload),
    ...need(pending.page.total, texts.pendingPayments, filtered('payments', { state: 'pending' })),
    ...need(failed.page.total, texts.failedMails, filtered('mails', { state: 'failed' })),
    ...need(bounced.page.total, texts.bounced, filtered('mails', { state: 'bounced' })),
    ...need(jobs.page.total, texts.jobs, filtered('jobs', { state: 'failed' })),
    ...need(failing, texts.checks, '/opening'),
    ...absenceNeeds(hours.payload, todayInParis()),
    ...need(scheduled.page.total, texts.scheduled, filtered('articles', { state: 'scheduled' })),
  ]
  return { needs, overview: overview.payload, safety: safetyOf(opening.payload) }
}
