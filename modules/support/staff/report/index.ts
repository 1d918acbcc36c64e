import type { QueryOf } from '../../../../contracts/call.ts'
import { getTicketReport, type TicketReport } from '../../../../contracts/support/staff-ticket-report.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { staffAction } from '../../../../platform/staff/index.ts'
import { worksIn } from '../../policy.ts'
import { listReportLines } from './queries.ts'

const noTickets = {
  name: null,
  tickets: 0,
  unanswered: 0,
  closed: 0,
  medianFirstAnswerSeconds: null,
  satisfaction: { average: null, count: 0 },
}

async function readReport(db: Database, period: QueryOf<typeof getTicketReport>): Promise<TicketReport> {
  const [total = noTickets] = await listReportLines(db, 'total', period)
  return {
    total,
    categories: await listReportLines(db, 'category', period),
    tags: await listReportLines(db, 'tag', period),
  }
}

export const ticketReport = staffAction(
  getTicketReport,
  (viewer) => worksIn(viewer, 'contact'),
  async ({ db }, { query }) => ({ payload: await readReport(db, query) }),
)
