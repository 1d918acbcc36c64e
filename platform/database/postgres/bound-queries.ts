import pg from 'pg'
import { runTraced } from '../../tracing/index.ts'
import { statementWork } from '../../tracing/statement.ts'
import { isWithinTransaction } from '../transaction-context.ts'

export interface QueryLimits {
  /** limit of a `select` outside a transaction */
  readMilliseconds: number
  /** limit of everything else */
  writeMilliseconds: number
  /** limit of the wait for a connection */
  connectMilliseconds: number
}

type Query = (config: object, ...more: unknown[]) => unknown

const isRead = (text: unknown): boolean => /^\s*select\b/i.test(String(text)) && !isWithinTransaction()

const isOutdatedPlan = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/**
 * Limits the time of queries: a frozen server neither answers nor closes its connections. After a timeout the connection is
 * destroyed, so that a late answer is not taken for another query's.
 */
export function boundQueries(
  client: pg.PoolClient,
  limits: QueryLimits,
  nameOf: (text: string) => string | undefined,
): void {
  const query = client.query.bind(client) as unknown as Query
  const bounded = (given: string | pg.QueryConfig<unknown[]>, ...more: unknown[]): unknown => {
    const config = typeof given === 'string' ? { text: given } : given
    const milliseconds = isRead(config.text) ? limits.readMilliseconds : limits.writeMilliseconds
    const values: unknown[] = config.values ?? more.find(Array.isArray) ?? []
    const name = config.name ?? (values.length > 0 ? nameOf(config.text) : undefined)
    const ask = () => query({ ...config, name, query_timeout: milliseconds }, ...more)
    const answer = runTraced(() => statementWork('postgresql', config.text), ask)
    if (!(answer instanceof Promise)) return answer
    return answer.catch(async (error: Error) => {
      // With an open query, this closes the socket at once. An outdated plan (a changed table) ends the connection too.
      if (error.message === 'Query read timeout' || isOutdatedPlan(error)) void client.end()
      throw error
    })
  }
  client.query = bounded as unknown as typeof client.query
}
