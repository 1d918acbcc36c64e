import type { AggregatorRegistry } from 'prom-client'

/** One process's metrics, as prom-client hands them to another process. */
export type MetricsOfProcess = Parameters<typeof AggregatorRegistry.aggregate>[0][number]

/** Between the first process and the workers. A request is answered under its number. */
export type Message =
  | { type: 'ready' }
  | { type: 'collect'; request: number }
  | { type: 'give'; request: number }
  | { type: 'given'; request: number; metrics: MetricsOfProcess }
  | { type: 'collected'; request: number; metrics: MetricsOfProcess[] }
