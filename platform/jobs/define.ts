import type { z } from 'zod'
import type { Database } from '../database/index.ts'

/** Work done after the transaction that enqueued it. It runs at least once, so handlers must be safe to run twice. */
export interface Job<Context, Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
  /** how often a failed job is retried, with doubling delays, before it counts as dead (default 8) */
  readonly retryLimit?: number
  /** how many jobs of this kind run concurrently in one process (default 1) */
  readonly atOnce?: number
  /** how many jobs one worker fetches together and runs concurrently (default 1); for many short jobs */
  readonly batch?: number
  /** maximum seconds until a due retry is found (default 30): workers are notified of new jobs, not of retries */
  readonly retriesEverySeconds?: number
  /** allows one waiting job per `singletonKey`, which every job then needs; fixed once the queue is created */
  readonly oneWaitingPerKey?: boolean
  handle(context: Context, payload: z.output<Payload>): Promise<void>
}

export function defineJob<Context, Payload extends z.ZodType>(job: Job<Context, Payload>): Job<Context, Payload> {
  return job
}

/**
 * Periodic work that looks for what is due. Every process runs it every `everySeconds`, so it takes rows with `for update
 * skip locked` and is safe to run twice.
 */
export interface Sweep<Context> {
  readonly name: string
  readonly everySeconds: number
  handle(context: Context): Promise<void>
}

export function defineSweep<Context>(sweep: Sweep<Context>): Sweep<Context> {
  return sweep
}

export interface EnqueueOptions {
  startAfter?: Date
  /** for a job with `oneWaitingPerKey`: a second job with this key is not added while the first waits */
  singletonKey?: string
}

export interface JobCount {
  job: string
  state: string
  count: number
  /** waiting time of the oldest job that is due */
  seconds: number
}

export interface Jobs<Context> {
  /** Enqueues a job in the caller's transaction: the job exists only if that transaction commits. */
  enqueue<Payload extends z.ZodType>(
    db: Database,
    job: Job<Context, Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
  start(context: Context, jobs: readonly Job<Context>[], sweeps: readonly Sweep<Context>[]): Promise<void>
  /** Jobs that failed for good, newest first. */
  dead(): Promise<{ name: string; uid: string; failedAt: Date | null; reason: string }[]>
  /** Tells whether a job of that name can work on this data: the data may have been deleted meanwhile. */
  accepts(name: string, data: unknown): boolean
  /** Number of unfinished jobs, by job and state. */
  counts(): Promise<JobCount[]>
  /** Waits until this process has no due job left: for tests and draining. */
  idle(): Promise<void>
  stop(): Promise<void>
}
