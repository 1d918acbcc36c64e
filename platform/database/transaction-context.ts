import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from '../log/index.ts'

/** Transaction of the running code. Work that it did not await counts as outside once the transaction has ended. */
const current = new AsyncLocalStorage<{ open: boolean; onCommit: CommitListeners }>()

/** Called once a transaction has committed, before its caller continues. */
export type CommitListeners = (() => void)[]

export const isWithinTransaction = (): boolean => current.getStore()?.open === true

/**
 * Runs a transaction's callback; until it ends, use of the outer database is detected.
 * @param onCommit filled by the callback, called by the code that commits
 */
export async function withinTransaction<Result>(
  work: () => Promise<Result>,
  onCommit: CommitListeners = [],
): Promise<Result> {
  const transaction = { open: true, onCommit }
  try {
    // Awaited inside: Drizzle runs a statement only when it is awaited.
    return await current.run(transaction, async () => await work())
  } finally {
    transaction.open = false
  }
}

/** Calls the listener after the commit, on PostgreSQL only: the embedded database notifies with the commit's answer. */
export function afterCommit(listener: () => void): void {
  current.getStore()?.onCommit.push(listener)
}

class OuterDatabaseError extends Error {
  override name = 'OuterDatabaseError'
  constructor() {
    super('the outer database was reached inside a transaction: use the db that the transaction was handed')
  }
}

/**
 * Called before each use of the outer database.
 * @throws if the caller is inside a transaction
 */
export type OuterUseCheck = () => void

/** @param strict false: the mistake is only logged, because PostgreSQL can answer on another connection */
export function checkOuterUse(strict: boolean, log: Logger): OuterUseCheck {
  return () => {
    if (!isWithinTransaction()) return
    const error = new OuterDatabaseError()
    if (strict) throw error
    log.error({ err: error }, 'a transaction reached the outer database')
  }
}
