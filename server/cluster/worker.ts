import cluster from 'node:cluster'
import type { Message, MetricsOfProcess } from './messages.ts'

export const isWorker = (): boolean => cluster.isWorker

export function sayReady(): void {
  process.send?.({ type: 'ready' } satisfies Message)
}

/**
 * Shares this process's metrics with the others.
 * @returns a function that collects the metrics of all processes
 */
export function collectFromAll(ownMetrics: () => Promise<MetricsOfProcess>): () => Promise<MetricsOfProcess[]> {
  const open = new Map<number, (metrics: MetricsOfProcess[]) => void>()
  let last = 0
  process.on('message', async (message: Message) => {
    if (message.type === 'collected') open.get(message.request)?.(message.metrics)
    if (message.type !== 'give') return
    const metrics = await ownMetrics().catch(() => [] as unknown as MetricsOfProcess)
    process.send?.({ type: 'given', request: message.request, metrics } satisfies Message)
  })
  return () =>
    new Promise((resolve) => {
      const request = ++last
      open.set(request, (metrics) => {
        open.delete(request)
        resolve(metrics)
      })
      process.send?.({ type: 'collect', request } satisfies Message)
    })
}
