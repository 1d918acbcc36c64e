import * as calls from '../../../../contracts/administration/staff-figures.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffCalls, type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { figurePeriod, figureQuarters } from '../../../calendar/index.ts'
import { mayReadTeamFigures } from '../../../support/index.ts'
import { countQuarter } from './count-quarter.ts'

/** Limits an answer to twelve months, because it decrypts every title. */
const mostQuarters = 4

type Context = StaffContext<Pick<Platform, 'clock' | 'keyring'>>

/**
 * Counts whole past quarters, whatever days are asked for: the difference between two periods one day apart would
 * reveal the themes of that day.
 */
export const themeFigures: StaffCalls = staffAction(
  calls.getThemeFigures,
  mayReadTeamFigures,
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
