import type { Figures } from '../fixtures/server-under-test.ts'

/** Measurements during a fault. Times in milliseconds, memory in MiB. */
export interface Seen {
  requests: number
  /** acknowledged, and not there afterwards; there twice */
  lost?: number
  doubled?: number
  /** answers from 500 up that are not a 503 */
  failures: number
  /** answers 503 */
  refused: number
  /** connections that were cut, or waited in vain */
  unanswered: number
  slowest: number
  /** from the end of the fault until it serves again */
  recovery?: number
  figures: Figures
  /** which rules were broken, one line each */
  broken: string[]
}

export interface Fault {
  name: string
  /** one sentence: what fails, and what must hold */
  about: string
  /** why it cannot be tried on this machine */
  missing?(): string | undefined
  run(): Promise<Seen>
}

/** A rule, and whether it was kept. */
export const broken = (...rules: readonly (readonly [stored: boolean, rule: string])[]): string[] =>
  rules.filter(([stored]) => !stored).map(([, rule]) => rule)
