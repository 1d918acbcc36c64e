import { getTicketReport, type TicketReport } from '../../../../contracts/staff-ticket-report.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { staffAction } from '../../../../platform/staff/index.ts'
import { worksIn } from '../../policy.ts'
import { type Period, reportBy } from './queries.ts'

/** Midnight in Paris. */
const startOf = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime('Europe/Paris').epochMilliseconds)

const periodOf = ({ from, to }: { from: string; to: string }): Period => ({
  from: startOf(Temporal.PlainDate.from(from)),
  before: startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
})

const noTickets = {
  name: null,
  tickets: 0,
  unanswered: 0,
  closed: 0,
  medianFirstAnswerSeconds: null,
  satisfaction: { average: null, count: 0 },
}

async function readReport(db: Database, period: Period): Promise<TicketReport> {
  const [total = noTickets] = await reportBy(db, 'total', period)
  return { total, categories: await reportBy(db, 'category', period), tags: await reportBy(db, 'tag', period) }
}

export const ticketReport = staffAction(
  getTicketReport,
  (viewer) => worksIn(viewer, 'contact'),
  async ({ db }, { query }) => ({ payload: await readReport(db, periodOf(query)) }),
)
