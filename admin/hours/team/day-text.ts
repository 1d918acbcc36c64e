import type { TeamDay } from './team-day.ts'
import { teamWords as words } from './words.ts'

/** A coach's day in words: « absente (Congés), Hélène prend le relais » */
export function dayText({ state, absence, cover, covering }: TeamDay): string {
  const parts = [
    `${words.states[state]}${words.reason(absence?.label ?? '')}`,
    cover && words.coveredBy(cover.coverName, cover.state === 'proposed'),
    covering && words.covers(covering.coachName, covering.state === 'proposed'),
  ]
  return parts.filter(Boolean).join(', ')
}
