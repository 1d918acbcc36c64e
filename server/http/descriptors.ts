import { readFileSync } from 'node:fs'
import { ConfigError } from '../../platform/config/index.ts'
import { embeddedDatabaseFiles } from '../../platform/database/index.ts'

/** Descriptors of Node, the log, the port, and of work besides requests: mail, uploads, calls to providers. */
const processFiles = 90
/** Connections to PostgreSQL: the pools', and the one that listens. */
const databaseConnections = 20
/** Minimum descriptors for visitors: eight connections, and four requests with a file. */
const leastAvailable = 12
/** A process cannot serve more connections than this, whatever its descriptor limit. */
const mostConnections = 10_000
const mostRequests = 1024

/** @returns how many files this process may have open; undefined if there is no limit or it is unknown */
export function readDescriptorLimit(): number | undefined {
  let limits: string
  try {
    limits = readFileSync('/proc/self/limits', 'utf8')
  } catch {
    // Systems other than Linux. The report is slow, but is made only once.
    const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } }
    const soft = userLimits?.open_files?.soft
    return typeof soft === 'number' ? soft : undefined
  }
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
  return soft === undefined ? undefined : Number(soft)
}

export interface Capacity {
  /** open at once, idle ones too */
  connections: number
  /** being answered at once, from all addresses; each may have a file open beside its connection */
  requests: number
}

/**
 * Maximum open connections and concurrent requests that leave enough descriptors for the database: an embedded one fails
 * without them.
 * @param limit of the process, in descriptors
 * @throws ConfigError too few are left for visitors
 */
export function capacityOf(limit: number | undefined, embeddedDatabase: boolean): Capacity {
  const reserved = processFiles + (embeddedDatabase ? embeddedDatabaseFiles : databaseConnections)
  const available = (limit ?? Number.POSITIVE_INFINITY) - reserved
  if (available < leastAvailable) {
    const needed = reserved + leastAvailable
    throw new ConfigError(
      `Too few open files are allowed to this process: ${limit}, at least ${needed} are needed (ulimit -n)`,
    )
  }
  const requests = Math.min(mostRequests, Math.floor(available / 3))
  return { connections: Math.min(mostConnections, available - requests), requests }
}
