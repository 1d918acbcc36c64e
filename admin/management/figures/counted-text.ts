import { periodText } from './figure-table.ts'
import { figureWords } from './words.ts'

const { subscribers, trials, recurring, cohorts, revenue, cashback, answers, satisfaction } = figureWords

const names: Readonly<Record<string, string>> = {
  subscriber: subscribers.columns.subscribers[0],
  trial: subscribers.columns.trials[0],
  started: subscribers.columns.started[0],
  ended: subscribers.columns.ended[0],
  departed: subscribers.columns.departed[0],
  trials: trials.columns.trials[0],
  trialPaid: trials.columns.paid[0],
  trialOpen: trials.columns.open[0],
  trialLeft: trials.columns.left[0],
  ...Object.fromEntries(Object.entries(recurring.columns).map(([part, [name]]) => [part, name])),
  cohort: cohorts.size[0],
  cohortLeft: cohorts.now[0],
  ...Object.fromEntries(Object.entries(revenue.columns).map(([part, [name]]) => [part, name])),
  ...Object.fromEntries(Object.entries(cashback.columns).map(([part, [name]]) => [part, name])),
  ...Object.fromEntries(Object.entries(answers.columns).map(([part, [name]]) => [part, name])),
  ...Object.fromEntries(Object.entries(satisfaction.columns).map(([part, [name]]) => [part, name])),
}

/** @param counted a filter of a list: `lost@2026-03` */
export function countedText(counted: string): string {
  const [part = '', when = ''] = counted.split('@')
  const [period = '', months] = when.split('+')
  const later = months === undefined ? '' : ` (${cohorts.later(Number(months)).toLowerCase()})`
  return `${names[part] ?? part}, ${periodText(period)}${later}`
}
