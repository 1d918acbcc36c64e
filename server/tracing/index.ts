import type { OpenedPlatform } from '../../platform/index.ts'
import type { PageRoute } from './record.ts'

/** @returns undefined where OTEL_EXPORTER_OTLP_ENDPOINT is not set: the library is not loaded then */
export async function startTracing(
  { config: { tracing }, log }: Pick<OpenedPlatform, 'config' | 'log'>,
  pageRoute: PageRoute,
): Promise<{ stop(): Promise<void> } | undefined> {
  const { endpoint } = tracing
  if (endpoint === undefined) return undefined
  const { record } = await import('./record.ts')
  return record({ ...tracing, endpoint }, pageRoute, log)
}
