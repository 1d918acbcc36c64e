import type { Logger } from '../log/index.ts'
import { runTraced } from '../tracing/index.ts'
import type { Sweep } from './define.ts'

/** Runs each sweep on its interval, one run of the same sweep at a time. */
export function startSweeps<Context>(context: Context, sweeps: readonly Sweep<Context>[], log: Logger) {
  const running = new Map<string, Promise<void>>()

  async function runOne(sweep: Sweep<Context>): Promise<void> {
    try {
      await runTraced(
        () => ({ kind: 'job', name: `sweep ${sweep.name}`, attributes: { 'job.name': sweep.name } }),
        async () => sweep.handle(context),
      )
    } catch (error) {
      log.error({ err: error, sweep: sweep.name }, 'a sweep failed; it is tried again at its next turn')
    } finally {
      running.delete(sweep.name)
    }
  }

  const timers = sweeps.map((sweep) =>
    setInterval(() => {
      if (!running.has(sweep.name)) running.set(sweep.name, runOne(sweep))
    }, sweep.everySeconds * 1000).unref(),
  )
  return {
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
