import cluster from 'node:cluster'
import { type Config, ConfigError } from '../../platform/config/index.ts'
import type { Logger } from '../../platform/log/index.ts'
import { runWorkers, type Workers } from './run-workers.ts'

export type { MetricsOfProcess } from './messages.ts'
export { collectFromAll, isWorker, sayReady } from './worker.ts'

/** Tells whether this process only starts others: it does if PROCESSES is at least 2. */
export const isFirstOfSeveral = ({ processes }: Pick<Config, 'processes'>): boolean =>
  processes > 1 && cluster.isPrimary

/** @throws ConfigError */
export function requireShareable({ processes, databaseUrl }: Pick<Config, 'processes' | 'databaseUrl'>): void {
  if (processes === 1 || databaseUrl) return
  throw new ConfigError(
    'Wrong configuration: PROCESSES needs DATABASE_URL: the embedded database belongs to one process',
  )
}

/** Runs until SIGTERM or SIGINT, which stop all workers. SIGHUP replaces them one by one; SIGUSR2 goes to one of them. */
export async function runWorkerProcesses({ processes }: Pick<Config, 'processes'>, log: Logger): Promise<void> {
  // Each worker accepts its own connections. If the first process distributed them, a connection handed to a dying worker would
  // never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let workers: Workers | undefined
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      log.info({ signal, processes }, 'all processes are stopping')
      await workers?.stop()
      process.exit(0)
    })
  }
  process.on('SIGHUP', () => {
    workers?.restart().catch((error: unknown) => log.error({ err: error }, 'the rolling restart failed'))
  })
  process.on('SIGUSR2', () => workers?.signalOne('SIGUSR2'))
  workers = await runWorkers(processes, log)
  if (!workers) process.exit(1)
  log.info({ processes }, 'all processes are ready')
}
