import type { Overview } from '../../../../contracts/administration/staff-system.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { countSubscribers, pastDueByCause, revenueByMonth } from '../../../subscriptions/index.ts'
import { averageRating, countTickets, medianFirstAnswer } from '../../../support/index.ts'

const dayMilliseconds = 86_400_000
/** Answers to older tickets say nothing about the team's speed today. */
const answerDays = 90

/** The module's README.md says what each figure counts. */
export async function readOverview({ clock }: Pick<Platform, 'clock'>, db: Database): Promise<Overview> {
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  const { subscribers, trials, recurring, before, lost } = await countSubscribers(db, now)
  return {
    subscribers,
    trials,
    monthlyRecurringRevenue: recurring,
    churn: before === 0 ? 0 : lost / before,
    revenueByMonth: await revenueByMonth(db, now),
    pastDueByCause: await pastDueByCause(db),
    tickets: await countTickets(db),
    medianFirstAnswerSeconds: await medianFirstAnswer(db, ago(answerDays)),
    satisfaction: await averageRating(db, ago(answerDays)),
  }
}
