import type { Answer } from './installation.ts'

/** @throws an error that names the actual answer */
export function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status === status) return answer
  throw new Error(`expected ${status}, was answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 500)}`)
}

export function expectTrue(holds: boolean, what: string): void {
  if (!holds) throw new Error(`this does not hold: ${what}`)
}
