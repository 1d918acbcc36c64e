import type { PGlite } from '@electric-sql/pglite'
import { Cache } from '../cache/index.ts'

/** Writes clear the cache within seconds anyway. */
const maxAnswers = 2000

export const isRead = (statement: string): boolean => /^\s*select\b/i.test(statement)

/**
 * A cache of answers, invalidated by every write. All writes of the embedded database go through this object, because one process owns
 * its folder. A statement that does not begin with `select`, and every transaction, invalidates when it is given and again when it is
 * done. A function that a `select` calls must not write what is cached.
 */
export function cacheUntilWriteOf(pglite: PGlite): Cache<object> {
  const answers = new Cache<object>({ entries: maxAnswers })
  const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    answers.invalidate()
    try {
      return await work()
    } finally {
      answers.invalidate()
    }
  }
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  const transaction = pglite.transaction.bind(pglite)
  pglite.query = (statement, ...more) =>
    isRead(statement) ? query(statement, ...more) : writing(() => query(statement, ...more))
  pglite.exec = (statement, ...more) => writing(() => exec(statement, ...more))
  pglite.transaction = (work) => writing(() => transaction(work))
  return answers
}
