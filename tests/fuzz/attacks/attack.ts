import type { Victim } from './victim.ts'

/** One input that a server may be slow to read. */
export interface Attack {
  name: string
  /** It cannot be repeated: it is judged by its only try. */
  once?: true
  /** Sends a fresh copy, with identifiers of its own. @returns the status it was answered with, once all work on it is done */
  send(victim: Victim): Promise<number>
}
