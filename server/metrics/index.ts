import type { Config } from '../../platform/config/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import type { Metrics, PageRoute } from './collect.ts'

export type { Metrics } from './collect.ts'
export { listenForScrapes, registerMetrics } from './serve.ts'

const isWanted = ({ metricsPort, metricsToken }: Pick<Config, 'metricsPort' | 'metricsToken'>): boolean =>
  metricsPort !== undefined || metricsToken !== undefined

/** @returns undefined if neither METRICS_PORT nor METRICS_TOKEN is set: then nothing is counted */
export async function startMetrics(platform: OpenedPlatform, pageRoute: PageRoute): Promise<Metrics | undefined> {
  if (!isWanted(platform.config)) return undefined
  const { collectMetrics } = await import('./collect.ts')
  const { jobs, database } = platform
  return collectMetrics({ jobs: () => jobs.counts(), pool: () => database.pool?.() }, pageRoute)
}
