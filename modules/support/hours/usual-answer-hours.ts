import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { readSetting } from '../../../platform/settings/index.ts'
import { answerWithinHours } from '../settings.ts'
import { medianFirstAnswers } from './queries-coaches.ts'

const ninetyDays = 90 * 86_400_000
/** With fewer discussions the median means little. */
const atLeast = 5

/** Usual hours until each coach's first answer: the median of 90 days, or what the site promises. */
export async function usualAnswerHours(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  coachUids: readonly string[],
): Promise<(coachUid: string) => number> {
  const since = new Date(clock.now().getTime() - ninetyDays)
  const medians = await medianFirstAnswers(db, coachUids, { since, atLeast })
  const { first } = await readSetting(db, config, answerWithinHours)
  return (coachUid) => {
    const seconds = medians.get(coachUid)
    return seconds === undefined ? first : Math.max(1, Math.ceil(seconds / 3600))
  }
}
