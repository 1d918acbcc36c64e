import { findDearestPlan, monthlyAmount, yearlySaving } from '../../../contracts/subscriptions/plan-comparison.ts'
import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import type { Duration } from '../../../contracts/text/french-duration.ts'

export const formulaParameter = 'formula'
export const codeParameter = 'code'

/** One of several plans, with the address that chooses it. Amounts in cents. */
export interface PlanChoice {
  uid: string
  name: string
  amount: number
  period: Duration
  /** null for a plan that is paid each month */
  monthly: number | null
  /** saving in a year, compared with the most expensive plan; 0: not shown */
  saving: number
  isChosen: boolean
  href: string
}

/** @param plans plans to choose from; empty: the page shows no choice */
export function choicesOf(plans: readonly Formula[], chosen: Pick<Formula, 'uid'>, url: URL): PlanChoice[] {
  const most = findDearestPlan(plans)
  return plans.map((plan) => {
    const query = new URLSearchParams(url.search)
    query.set(formulaParameter, plan.uid)
    return {
      uid: plan.uid,
      name: plan.name,
      amount: plan.amount,
      period: { count: plan.periodDuration, unit: plan.periodDurationUnit },
      monthly: monthlyAmount(plan),
      saving: most ? yearlySaving(plan, most) : 0,
      isChosen: plan.uid === chosen.uid,
      href: `${url.pathname}?${query}`,
    }
  })
}
