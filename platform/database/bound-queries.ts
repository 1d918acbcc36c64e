import type pg from 'pg'
import { traced } from '../tracing/index.ts'
import { statementWork } from '../tracing/statement.ts'
import { isWithinTransaction } from './transaction-context.ts'

export interface QueryLimits {
  /** of a `select` outside a transaction */
  readMilliseconds: number
  /** of everything else */
  writeMilliseconds: number
  /** until there is a connection to ask on */
  connectMilliseconds: number
}

type Query = (config: object, ...more: unknown[]) => unknown

const isRead = (text: unknown): boolean => /^\s*select\b/i.test(String(text)) && !isWithinTransaction()

/**
 * A server that is frozen answers nothing and closes nothing: what it is asked ends here after a while. That connection is
 * destroyed with it, so that its late answer is not taken for another query's.
 */
export function boundQueries(client: pg.PoolClient, limits: QueryLimits): void {
  const query = client.query.bind(client) as unknown as Query
  const bounded = (given: string | pg.QueryConfig, ...more: unknown[]): unknown => {
    const config = typeof given === 'string' ? { text: given } : given
    const milliseconds = isRead(config.text) ? limits.readMilliseconds : limits.writeMilliseconds
    const ask = () => query({ ...config, query_timeout: milliseconds }, ...more)
    const answer = traced(() => statementWork('postgresql', config.text), ask)
    if (!(answer instanceof Promise)) return answer
    return answer.catch(async (error: Error) => {
      // With a question still open, this closes the socket at once.
      if (error.message === 'Query read timeout') void client.end()
      throw error
    })
  }
  client.query = bounded as unknown as typeof client.query
}
