import type { AggregatorRegistry } from 'prom-client'

/** Metrics of one process, as prom-client sends them to another. */
export type MetricsOfProcess = Parameters<typeof AggregatorRegistry.aggregate>[0][number]

/** Messages between the first process and the workers. An answer has the number of its request. */
export type Message =
  | { type: 'ready' }
  | { type: 'collect'; request: number }
  | { type: 'give'; request: number }
  | { type: 'given'; request: number; metrics: MetricsOfProcess }
  | { type: 'collected'; request: number; metrics: MetricsOfProcess[] }
