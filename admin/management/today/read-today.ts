import { getOpening } from '../../../contracts/opening.ts'
import { staffLedgerDifferences } from '../../../contracts/staff-ledger.ts'
import { staffSubscriptions } from '../../../contracts/staff-members.ts'
import { getOverview, listDeadJobs, staffMails } from '../../../contracts/staff-system.ts'
import { listStaffTickets } from '../../../contracts/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { managementWords as words } from '../words.ts'

const texts = words.today
const one = '1'

export interface Need {
  text: string
  /** the list that it counts; none: it is on this page */
  to?: string
}

const filtered = (path: string, filter: object) => `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const need = (count: number, text: (count: number) => string, to?: string): Need[] =>
  count === 0 ? [] : [{ text: text(count), ...(to && { to }) }]

/** What needs the owner today, each with the screen where it is done, and the key figures. */
export async function readToday() {
  const [overview, opening, waiting, overdue, pastDue, mails, differences, jobs] = await Promise.all([
    callApi(getOverview, {}),
    callApi(getOpening, {}),
    callApi(listStaffTickets, { query: { filter: { waiting: 'true' }, perPage: one } }),
    callApi(listStaffTickets, { query: { filter: { overdue: 'true' }, perPage: one } }),
    callApi(staffSubscriptions.list, { query: { filter: { status: ['pastDue'] }, perPage: one } }),
    callApi(staffMails.list, { query: { filter: { state: ['failed', 'bounced'] }, perPage: one } }),
    callApi(staffLedgerDifferences.list, { query: { filter: { state: ['open'] }, perPage: one } }),
    callApi(listDeadJobs, {}),
  ])
  const failing = opening.payload.checks.filter(({ state, blocking }) => blocking && state === 'failed').length
  const needs = [
    ...need(overdue.page.total, texts.overdue, filtered('tickets', { state: 'waiting' })),
    ...need(waiting.page.total, texts.waiting, filtered('tickets', { state: 'waiting' })),
    ...need(differences.page.total, texts.differences),
    ...need(pastDue.page.total, texts.pastDue, filtered('subscriptions', { status: 'pastDue' })),
    ...need(mails.page.total, texts.failedMails, filtered('mails', { state: 'failed' })),
    ...need(jobs.payload.length, texts.jobs),
    ...need(failing, texts.checks, '/opening'),
  ]
  return { needs, overview: overview.payload, jobs: jobs.payload }
}
