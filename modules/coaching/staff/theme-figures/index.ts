import * as calls from '../../../../contracts/administration/staff-figures.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffCalls, type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { figurePeriod, figureQuarters } from '../../../calendar/index.ts'
import { seesFigures } from '../../../support/index.ts'
import { countQuarter } from './count-quarter.ts'

/** Twelve months: each title is decrypted for one answer. */
const mostQuarters = 4

type Context = StaffContext<Pick<Platform, 'clock' | 'keyring'>>

/**
 * Whole quarters that are over, whatever the days of the period: answers for two periods that differ by a day would
 * tell the theme of what was opened on that day.
 */
export const themeFigures: StaffCalls = staffAction(
  calls.getThemeFigures,
  seesFigures,
  async ({ ports, db }: Context, { query }) => {
    const now = ports.clock.now()
    const period = figurePeriod(query, now)
    const rows: calls.ThemeQuarter[] = []
    for (const quarter of figureQuarters(period, now).slice(-mostQuarters)) {
      rows.push(await countQuarter(ports, db, quarter))
    }
    return { payload: { ...period, rows } }
  },
)
