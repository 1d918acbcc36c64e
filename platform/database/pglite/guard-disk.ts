import type { PGlite } from '@electric-sql/pglite'
import { isDiskFull } from '../disk-full.ts'
import { DiskFullError, type DiskReserve } from './disk-reserve.ts'
import { isAbort } from './explain-damage.ts'

const isRead = (statement: string): boolean => /^\s*select\b/i.test(statement)

/**
 * Refuses writes while the disk is full; reads continue.
 * @param onEnd called when PostgreSQL has stopped and answers nothing any more
 */
export function guardDisk(pglite: PGlite, reserve: DiskReserve, onEnd: (error: unknown) => void): void {
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  const transaction = pglite.transaction.bind(pglite)
  const watched = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      const unreserved = isDiskFull(error) && !(error instanceof DiskFullError)
      if (isAbort(error) || unreserved) onEnd(error)
      throw error
    }
  }
  const writing = <Result>(work: () => Promise<Result>): Promise<Result> =>
    watched(async () => {
      reserve.requireSpace()
      return work()
    })
  pglite.query = (statement, ...more) =>
    (isRead(statement) ? watched : writing)(() => query(statement, ...more)) as never
  pglite.exec = (statement, ...more) => writing(() => exec(statement, ...more))
  pglite.transaction = (work) => writing(() => transaction(work))
}
