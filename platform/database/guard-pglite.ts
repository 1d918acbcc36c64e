import type { PGlite } from '@electric-sql/pglite'
import { type OuterUseCheck, outsideTransaction, withinTransaction } from './transaction-context.ts'
import type { TakeTurn } from './turns.ts'

/**
 * The embedded database has one connection. A transaction that asks the database itself would wait for its own end: that is
 * refused. A caller that waits for a transaction that does not end gives up after a bounded time.
 */
export function guardPglite(pglite: PGlite, takeTurn: TakeTurn, checkOuterUse: OuterUseCheck): void {
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  const transaction = pglite.transaction.bind(pglite)
  const listen = pglite.listen.bind(pglite)
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    checkOuterUse()
    return takeTurn(work)
  }
  pglite.query = (statement, ...more) => inTurn(() => query(statement, ...more))
  pglite.exec = (statement, ...more) => inTurn(() => exec(statement, ...more))
  pglite.transaction = (work) => inTurn(() => transaction((inner) => withinTransaction(() => work(inner))))
  // Notifications come while the transaction that sent them is being committed.
  pglite.listen = (channel, onPayload, inner) =>
    listen(channel, (payload) => outsideTransaction(() => onPayload(payload)), inner)
}
