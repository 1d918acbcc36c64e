import type { Message, MetricsOfProcess } from './messages.ts'
import type { RunningWorker } from './start-worker.ts'

/** A worker that does not answer in time is left out: it may be ending. */
const patienceMilliseconds = 3000

/** A scrape reaches one worker, which asks for the figures of all. */
export function createMetricsRelay(workers: () => Iterable<RunningWorker>) {
  const open = new Map<number, (metrics: MetricsOfProcess) => void>()
  let last = 0

  function ask(worker: RunningWorker): Promise<MetricsOfProcess | undefined> {
    const request = ++last
    return new Promise((resolve) => {
      const end = (metrics: MetricsOfProcess | undefined) => {
        clearTimeout(timer)
        open.delete(request)
        resolve(metrics)
      }
      const timer = setTimeout(end, patienceMilliseconds, undefined)
      open.set(request, end)
      worker.process.send({ type: 'give', request } satisfies Message, (error: Error | null) => {
        if (error) end(undefined)
      })
    })
  }

  return async (from: RunningWorker, message: Message): Promise<void> => {
    if (message.type === 'given') open.get(message.request)?.(message.metrics)
    if (message.type !== 'collect') return
    const asked = [...workers()].filter(({ isReady, process }) => isReady && process.isConnected())
    const answers = await Promise.all(asked.map(ask))
    const metrics = answers.filter((one) => one !== undefined)
    if (from.process.isConnected()) {
      from.process.send({ type: 'collected', request: message.request, metrics } satisfies Message)
    }
  }
}
