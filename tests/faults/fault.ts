import type { Figures } from '../fixtures/server-under-test.ts'

/** Measurements during a fault. Times in milliseconds, memory in MiB. */
export interface FaultMeasurements {
  requests: number
  /** acknowledged messages that are missing afterwards, and messages that exist twice */
  lost?: number
  doubled?: number
  /** answers from 500 up that are not a 503 */
  failures: number
  /** answers 503 */
  refused: number
  /** connections that were cut, or got no answer in time */
  unanswered: number
  slowest: number
  /** from the end of the fault until the server answers again */
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
  run(): Promise<FaultMeasurements>
}

export const findBrokenRules = (...rules: readonly (readonly [stored: boolean, rule: string])[]): string[] =>
  rules.filter(([stored]) => !stored).map(([, rule]) => rule)
