import { type ArticleFigure, getArticleFigures } from '../../../../contracts/administration/staff-figures.ts'
import { minReportedPersons } from '../../../../contracts/subscriptions/staff-offers.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffCalls, type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { figurePeriod } from '../../../calendar/index.ts'
import { startsByArticle } from '../../../subscriptions/index.ts'
import { maySeeFigures } from '../../policy.ts'
import { readsByArticle, titlesOf } from '../../reads/queries-reads.ts'

const mostArticles = 100

const shown = (number: number): number | null => (number > 0 && number < minReportedPersons ? null : number)

/** Hidden numbers sort as equal: otherwise the order would reveal them. */
const ranked = (number: number): number => (number < minReportedPersons ? 0 : number)

async function articleFigures(db: Database, span: { from: string; to: string }): Promise<ArticleFigure[]> {
  const reads = await readsByArticle(db, span)
  const starts = await startsByArticle(db, span)
  const uids = [...new Set([...reads.keys(), ...starts.keys()])]
  const rank = (counts: ReadonlyMap<string, number>, uid: string) => ranked(counts.get(uid) ?? 0)
  const order = (a: string, b: string) =>
    rank(reads, b) - rank(reads, a) || rank(starts, b) - rank(starts, a) || (a < b ? -1 : 1)
  const first = uids.sort(order).slice(0, mostArticles)
  const titles = new Map((await titlesOf(db, first)).map(({ uid, title }) => [uid, title]))
  return first.flatMap((uid) => {
    const title = titles.get(uid)
    if (title === undefined) return []
    return [{ article: { uid, title }, reads: shown(reads.get(uid) ?? 0), starts: shown(starts.get(uid) ?? 0) }]
  })
}

export const figures: StaffCalls = staffAction(
  getArticleFigures,
  maySeeFigures,
  async ({ ports, db }: StaffContext<Pick<Platform, 'clock'>>, { query }) => {
    const period = figurePeriod(query, ports.clock.now())
    const span = { from: period.from.slice(0, 7), to: period.to.slice(0, 7) }
    return { payload: { ...period, rows: await articleFigures(db, span) } }
  },
)
