import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobCount } from '../../platform/jobs/index.ts'
import { answeredRequests, mailOutcomes, paymentOutcomes, streamChanges } from '../../platform/metrics/index.ts'
import { collectFromAll, isWorker, type MetricsOfProcess } from '../cluster/index.ts'

/** Values that are read at each scrape. */
export interface Readings {
  jobs(): Promise<JobCount[]>
  /** connections to PostgreSQL; undefined on the embedded database */
  pool(): { open: number; idle: number; waiting: number } | undefined
}

/** Finds the pattern of a page's address, so that each article is not a metric series of its own. */
export type PageRoute = (pathname: string) => string | undefined

export interface Metrics {
  readonly contentType: string
  /** in the text format of Prometheus */
  scrape(): Promise<string>
  countCached(): void
  stop(): void
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function watchRequests(registry: Registry, pageRoute: PageRoute): () => void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers to requests from outside, without pages served from memory',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: seconds,
    registers: [registry],
  })
  return answeredRequests.subscribe(({ method, route, url, status, seconds }) => {
    const named = route === '*' ? (pageRoute(url.split('?')[0] ?? '/') ?? 'unknown') : route
    durations.observe({ method, route: named, status: String(status) }, seconds)
  })
}

function watchJobs(registry: Registry, jobs: Readings['jobs']): void {
  // Read the jobs once for both gauges, which are collected in registration order.
  let reading: Promise<JobCount[]> = Promise.resolve([])
  new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue',
    aggregator: 'max',
    labelNames: ['job', 'state'] as const,
    registers: [registry],
    async collect() {
      reading = jobs()
      const found = await reading
      this.reset()
      for (const { job, state, count } of found) this.set({ job, state }, count)
    },
  })
  new Gauge({
    name: 'job_oldest_due_seconds',
    help: 'For how long the oldest job that is due has waited',
    aggregator: 'max',
    labelNames: ['job'] as const,
    registers: [registry],
    async collect() {
      const found = await reading
      this.reset()
      for (const { job, seconds } of found) if (seconds > 0) this.set({ job }, seconds)
    },
  })
}

function watchPool(registry: Registry, pool: Readings['pool']): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL: open, idle, and requests waiting for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      for (const [state, value] of Object.entries(pool() ?? {})) this.set({ state }, value)
    },
  })
}

function counterOf(registry: Registry, name: string, help: string): Counter<'outcome'> {
  return new Counter({ name, help, labelNames: ['outcome'] as const, registers: [registry] })
}

/** Sums the metrics of all processes, except values that each reads from the database. */
function scrapeAll(registry: Registry): () => Promise<string> {
  const collect = collectFromAll(() => registry.getMetricsAsJSON() as Promise<MetricsOfProcess>)
  return async () => AggregatorRegistry.aggregate(await collect()).metrics()
}

/** Starts counting. The library is loaded only where metrics are asked for. */
export function collectMetrics(readings: Readings, pageRoute: PageRoute): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const cached = new Counter({
    name: 'page_cache_hits_total',
    help: 'Pages served from memory',
    registers: [registry],
  })
  const streams = new Gauge({ name: 'event_streams', help: 'Open event streams', registers: [registry] })
  const mails = counterOf(registry, 'mails_total', 'Attempts to send a mail')
  const payments = counterOf(registry, 'payments_total', 'What the payment provider answered')
  watchJobs(registry, readings.jobs)
  watchPool(registry, readings.pool)
  const leave = [
    watchRequests(registry, pageRoute),
    mailOutcomes.subscribe((outcome) => mails.inc({ outcome })),
    paymentOutcomes.subscribe((outcome) => payments.inc({ outcome })),
    streamChanges.subscribe((change) => streams.inc(change)),
  ]
  return {
    contentType: registry.contentType,
    scrape: isWorker() ? scrapeAll(registry) : () => registry.metrics(),
    countCached: () => cached.inc(),
    stop() {
      for (const unsubscribe of leave) unsubscribe()
    },
  }
}
