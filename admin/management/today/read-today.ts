import { staffPayments } from '../../../contracts/accounts/staff-members.ts'
import { refusalName } from '../../../contracts/administration/refusal-name.ts'
import { staffJobs } from '../../../contracts/administration/staff-jobs.ts'
import { getOverview, type Overview, staffMails } from '../../../contracts/administration/staff-system.ts'
import { type StaffArticle, staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { getOpening, type Opening } from '../../../contracts/opening/opening.ts'
import { staffLedgerDifferences } from '../../../contracts/subscriptions/staff-ledger.ts'
import { staffProviderEvents } from '../../../contracts/subscriptions/staff-provider-events.ts'
import { type StaffCover, staffCovers } from '../../../contracts/support/staff-covers.ts'
import { staffWorkingHours, type WorkingHours } from '../../../contracts/support/staff-hours.ts'
import { staffSetAsideMails } from '../../../contracts/support/staff-set-aside-mails.ts'
import { listStaffTickets } from '../../../contracts/support/staff-tickets.ts'
import { dayOf } from '../../../contracts/text/paris.ts'
import { callApi } from '../../../relay/call.ts'
import { filteredPath } from '../../lists/filtered-path.ts'
import { atMomentText } from '../../tickets/due.ts'
import { type TicketFilter, ticketQuery } from '../../tickets/list/ticket-filter.ts'
import { isWithin } from '../../time/is-within.ts'
import { todayWords as texts } from './words.ts'

const { actions } = texts
const one = { page: 1, perPage: 1 }
const perPage = '1'

export interface Need {
  text: string
  /** action for the owner, and its page */
  action: string
  to: string
}

export const pastDueNeeds = ({ pastDueByCause }: Pick<Overview, 'pastDueByCause'>): Need[] =>
  pastDueByCause.map(({ errorCode, count }) => {
    const cause = errorCode === null ? {} : { refusal: errorCode }
    return {
      text: errorCode === null ? texts.pastDue(count) : texts.pastDueCause(count, refusalName(errorCode)),
      action: actions.see,
      to: filteredPath('subscriptions', { status: 'pastDue', ...cause }),
    }
  })

type Absence = Pick<WorkingHours, 'uid' | 'name' | 'daysOff'>
type KnownCover = Pick<StaffCover, 'uid' | 'coach' | 'coverName' | 'from' | 'to' | 'state'>

const absenceOf = ({ daysOff }: Absence, today: string) => daysOff.find((one) => isWithin(today, one))

/**
 * Coaches who are away without a cover that is agreed: a proposed one may still be declined.
 * @param today `2026-03-31` in Paris
 */
export function absenceNeeds(coaches: readonly Absence[], covers: readonly KnownCover[], today: string): Need[] {
  return coaches.flatMap((one) => {
    const absence = absenceOf(one, today)
    if (!absence) return []
    const known = covers.filter((cover) => cover.coach === one.uid && isWithin(today, cover))
    if (known.some(({ state }) => state === 'agreed' || state === 'running')) return []
    const proposed = known.find(({ state }) => state === 'proposed')
    if (proposed)
      return [
        {
          text: texts.absentProposed(one.name, proposed.coverName),
          action: actions.see,
          to: `/covers/${proposed.uid}`,
        },
      ]
    const days = new URLSearchParams({ coach: one.uid, from: today, to: absence.to })
    return [{ text: texts.absent(one.name), action: actions.cover, to: `/covers/create?${days}` }]
  })
}

async function readAbsences(today: string): Promise<Need[]> {
  const query = { filter: { role: 'coach' as const }, perPage: '100' }
  const coaches = (await callApi(staffWorkingHours.list, { query })).payload
  const away = coaches.filter((one) => absenceOf(one, today))
  const covers = await Promise.all(
    away.map(({ uid }) =>
      callApi(staffCovers.list, { query: { filter: { coach: uid }, sort: 'from', order: 'desc', perPage: '100' } }),
    ),
  )
  return absenceNeeds(
    away,
    covers.flatMap(({ payload }) => payload),
    today,
  )
}

/** Details of the last backup and of the last restore test, from the opening checks. */
const safetyOf = ({ checks }: Opening): string[] =>
  checks.filter(({ code }) => code === 'backup' || code === 'restore').map(({ detail }) => detail)

/** Need with a count, omitted if zero. Count with the same filter as the link, so that the numbers match. */
async function needOf(
  count: Promise<{ page: { total: number } }>,
  text: (count: number) => string,
  action: string,
  to: string,
): Promise<Need[]> {
  const { total } = (await count).page
  return total === 0 ? [] : [{ text: text(total), action, to }]
}

const conversations = (filter: TicketFilter, text: (count: number) => string, action: string = actions.answer) =>
  needOf(
    callApi(listStaffTickets, { query: ticketQuery(filter, undefined, one) }),
    text,
    action,
    filteredPath('tickets', filter),
  )

function differences(text: (count: number) => string) {
  const query = { filter: { state: ['open' as const], kind: ['charge' as const, 'refund' as const] }, perPage }
  const path = filteredPath('ledger-differences', { state: ['open'] })
  return needOf(callApi(staffLedgerDifferences.list, { query }), text, actions.examine, path)
}

function disputes(state: 'open' | 'lost', text: (count: number) => string) {
  const query = { filter: { state: [state], kind: ['dispute' as const] }, perPage }
  const path = filteredPath('disputes', { state: [state] })
  return needOf(callApi(staffLedgerDifferences.list, { query }), text, actions.examine, path)
}

const mails = (state: 'failed' | 'bounced', text: (count: number) => string) =>
  needOf(
    callApi(staffMails.list, { query: { filter: { state: [state], awaits: 'staff' }, perPage } }),
    text,
    actions.examine,
    filteredPath('mails', { state, awaits: 'staff' }),
  )

type Check = Pick<Opening['checks'][number], 'state' | 'blocking' | 'exception'>

export function openingNeeds(checks: readonly Check[]): Need[] {
  // A check with an exception is not a need: an admin answers for it until the exception ends.
  const isOpen = ({ state, blocking, exception }: Check) => blocking && state === 'failed' && exception === null
  if (!checks.some(isOpen)) return []
  // Count the checks as the linked page does.
  const left = checks.filter(({ state }) => state !== 'passed').length
  return [{ text: texts.checks(left), action: actions.settle, to: '/opening' }]
}

export type Publication = Pick<Need, 'text' | 'to'>

type Scheduled = Pick<StaffArticle, 'uid' | 'title' | 'date'>

/** Future publications, which need no action. @param total number of all scheduled articles @param now ISO 8601 */
export function publicationsOf(articles: readonly Scheduled[], total: number, now: string): Publication[] {
  const lines = articles.map(({ uid, title, date }) => ({
    text: texts.publication(title, atMomentText(date ?? now, now)),
    to: `/articles/${uid}`,
  }))
  const others = total - articles.length
  return others <= 0
    ? lines
    : [...lines, { text: texts.morePublications(others), to: filteredPath('articles', { state: 'scheduled' }) }]
}

async function readPublications(): Promise<Publication[]> {
  const filter = { state: ['scheduled' as const] }
  const query = { filter, sort: 'date' as const, order: 'asc' as const, perPage: '3' }
  const { payload, page } = await callApi(staffArticles.list, { query })
  return publicationsOf(payload, page.total, new Date().toISOString())
}

/** Loads the owner's tasks of today, upcoming publications and key figures. */
export async function readToday() {
  const [asked, checked, publications] = [callApi(getOverview, {}), callApi(getOpening, {}), readPublications()]
  const needs = await Promise.all([
    conversations({ state: 'overdue' }, texts.overdue),
    conversations({ state: 'inTime' }, texts.waiting),
    conversations({ withoutCoach: true }, texts.withoutCoach, actions.assign),
    disputes('open', texts.disputes),
    disputes('lost', texts.lostDisputes),
    differences(texts.differences),
    needOf(
      callApi(staffProviderEvents.list, { query: { perPage } }),
      texts.providerEvents,
      actions.replay,
      '/provider-events',
    ),
    asked.then(({ payload }) => pastDueNeeds(payload)),
    needOf(
      callApi(staffPayments.list, { query: { filter: { awaits: 'provider' }, perPage } }),
      texts.pendingPayments,
      actions.see,
      filteredPath('payments', { awaits: 'provider' }),
    ),
    needOf(
      callApi(staffPayments.list, { query: { filter: { refund: 'failing' }, perPage } }),
      texts.failingRefunds,
      actions.see,
      filteredPath('payments', { refund: 'failing' }),
    ),
    mails('failed', texts.failedMails),
    mails('bounced', texts.bounced),
    needOf(
      callApi(staffMails.list, { query: { filter: { awaits: 'complaint' }, perPage } }),
      texts.complaints,
      actions.examine,
      filteredPath('mails', { awaits: 'complaint' }),
    ),
    needOf(
      callApi(staffSetAsideMails.list, { query: { perPage } }),
      texts.setAsideMails,
      actions.examine,
      '/set-aside-mails',
    ),
    needOf(
      callApi(staffJobs.list, { query: { filter: { state: ['failed'] }, perPage } }),
      texts.jobs,
      actions.retry,
      filteredPath('jobs', { state: 'failed' }),
    ),
    checked.then(({ payload }) => openingNeeds(payload.checks)),
    readAbsences(dayOf(Date.now())),
  ])
  return {
    needs: needs.flat(),
    publications: await publications,
    overview: (await asked).payload,
    safety: safetyOf((await checked).payload),
  }
}
