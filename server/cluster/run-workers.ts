import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../../platform/log/index.ts'
import { createMetricsRelay } from './relay-metrics.ts'
import { endWorker, type RunningWorker, startWorker } from './start-worker.ts'

const firstPause = 1000
const longestPause = 30_000
/** Milliseconds after which the end of a worker no longer counts as another failed start. */
const provenMilliseconds = 60_000

/** Milliseconds before a worker is restarted after its nth unexpected end in a row. */
const pauseBefore = (failures: number): number => Math.min(longestPause, firstPause * 2 ** (failures - 1))

export interface Workers {
  /** replaces one after the other, each once its successor serves */
  restart(): Promise<void>
  signalOne(signal: NodeJS.Signals): void
  stop(): Promise<void>
}

/**
 * Starts `count` processes, which share the port, and replaces those that end unexpectedly.
 * @returns undefined if the first one does not start: it has reported why
 */
export async function runWorkers(count: number, log: Logger): Promise<Workers | undefined> {
  const workers = new Set<RunningWorker>()
  const relay = createMetricsRelay(() => workers)
  let stopping = false
  let restarting = false
  let failures = 0

  function watch(worker: RunningWorker): void {
    workers.add(worker)
    worker.exited
      .then(async (code) => {
        workers.delete(worker)
        if (worker.isLeaving || stopping || !worker.isReady) return
        await replace(worker, code)
      })
      .catch((error: unknown) => log.error({ err: error }, 'a process could not be replaced'))
  }

  async function replace({ process, startedAt }: RunningWorker, code: number): Promise<void> {
    failures = Date.now() - startedAt > provenMilliseconds ? 1 : failures + 1
    log.error({ pid: process.process.pid, code, pause: pauseBefore(failures) }, 'a process ended; it is replaced')
    for (let started = false; !started && !stopping; failures += 1) {
      await wait(pauseBefore(failures))
      started = stopping || (await startWorker(watch, relay)) !== undefined
    }
  }

  async function restartEach(): Promise<void> {
    for (const former of [...workers].filter(({ isReady }) => isReady)) {
      const next = await startWorker(watch, relay)
      if (!next) {
        log.error('a new process did not start; the former ones stay')
        return
      }
      await endWorker(former)
      if (stopping) return
    }
    log.info({ processes: workers.size }, 'every process is new')
  }

  // Start one first: a wrong configuration is reported once, and the database migrated once.
  if (!(await startWorker(watch, relay))) return undefined
  await Promise.all(Array.from({ length: count - 1 }, () => startWorker(watch, relay)))
  return {
    async restart() {
      if (restarting || stopping) return
      restarting = true
      await restartEach().finally(() => {
        restarting = false
      })
    },
    signalOne(signal) {
      const [first] = workers
      first?.process.process.kill(signal)
    },
    async stop() {
      stopping = true
      await Promise.all([...workers].map(endWorker))
    },
  }
}
