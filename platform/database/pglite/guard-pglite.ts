import type { PGlite, Transaction } from '@electric-sql/pglite'
import { runTraced } from '../../tracing/index.ts'
import { statementWork } from '../../tracing/statement.ts'
import { type OuterUseCheck, withinTransaction } from '../transaction-context.ts'
import { createPreparedQueries } from './prepared-queries.ts'
import type { TakeTurn } from './turns.ts'
import { setDrizzleParsers, type WithParsers } from './usual-parsers.ts'

function traceQueries<Asked extends Pick<Transaction, 'query'>>(asked: Asked, withParsers: WithParsers): Asked {
  const query = asked.query.bind(asked)
  asked.query = (statement, parameters, options) =>
    runTraced(
      () => statementWork('pglite', statement),
      () => query(statement, parameters, withParsers(options)),
    )
  return asked
}

/**
 * The embedded database has one connection. A transaction that queries the outer database would wait for itself,
 * so such queries are refused.
 * A caller that waits too long for another transaction gets an error.
 */
export function guardPglite(pglite: PGlite, takeTurn: TakeTurn, checkOuterUse: OuterUseCheck): void {
  const withParsers = setDrizzleParsers(pglite)
  const prepared = createPreparedQueries(pglite)
  prepared.applyTo(pglite, { isTransaction: false })
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  const transaction = pglite.transaction.bind(pglite)
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    checkOuterUse()
    return takeTurn(work)
  }
  pglite.query = (statement, ...more) => inTurn(() => query(statement, ...more))
  traceQueries(pglite, withParsers)
  pglite.exec = (statement, options) =>
    inTurn(() => {
      prepared.before(statement)
      return exec(statement, withParsers(options))
    })
  pglite.transaction = (work) =>
    inTurn(() =>
      transaction((inner) => {
        prepared.applyTo(inner, { isTransaction: true })
        return withinTransaction(() => work(traceQueries(inner, withParsers)))
      }),
    )
}
