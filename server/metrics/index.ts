import type { Config } from '../../platform/config/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import type { Metrics, PageRoute } from './collect.ts'
import { listenForScrapes } from './serve.ts'

export type { Metrics } from './collect.ts'
export { registerMetrics } from './serve.ts'

const isWanted = ({ metricsPort, metricsToken }: Pick<Config, 'metricsPort' | 'metricsToken'>): boolean =>
  metricsPort !== undefined || metricsToken !== undefined

export interface RunningMetrics {
  readonly metrics: Metrics
  stop(): void
}

/** @returns undefined if neither METRICS_PORT nor METRICS_TOKEN is set: then nothing is counted */
export async function startMetrics(
  platform: OpenedPlatform,
  pageRoute: PageRoute,
): Promise<RunningMetrics | undefined> {
  if (!isWanted(platform.config)) return undefined
  const { collectMetrics } = await import('./collect.ts')
  const { jobs, database } = platform
  const metrics = collectMetrics({ jobs: () => jobs.counts(), pool: () => database.pool?.() }, pageRoute)
  const close = await listenForScrapes(platform.config, metrics)
  return {
    metrics,
    stop() {
      close()
      metrics.stop()
    },
  }
}
