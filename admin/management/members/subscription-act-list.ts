import type { SubscriptionActs } from '../../../contracts/subscriptions/staff-subscription-acts.ts'
import { subscriptionActWords as words } from './subscription-act-words.ts'

export type ActName = keyof typeof words.titles

export interface ActChoice {
  value: string
  label: string
}

/** Acts that are possible now, in the order of the menu. */
export function possibleActs(acts: SubscriptionActs): ActName[] {
  const possible: Record<ActName, boolean> = {
    pause: acts.pauses.length > 0,
    undoPause: acts.undoPause !== null,
    months: acts.months.length > 0,
    propose: acts.formulas.length > 0,
    undoSwitch: acts.undoSwitch !== null,
    stop: acts.stop !== null,
  }
  return (Object.keys(possible) as ActName[]).filter((name) => possible[name])
}

/** Choices of an act with their effects; none for an act without a choice. */
export function choicesOf(name: ActName, { pauses, months, formulas }: SubscriptionActs): ActChoice[] {
  if (name === 'pause') return pauses.map((one) => ({ value: `${one.months}`, label: words.pauseChoice(one) }))
  if (name === 'months') return months.map((one) => ({ value: `${one.months}`, label: words.monthsChoice(one) }))
  if (name === 'propose') return formulas.map((one) => ({ value: one.formula, label: words.formulaChoice(one) }))
  return []
}
