import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Message } from './messages.ts'

export interface RunningWorker {
  readonly process: Worker
  readonly startedAt: number
  isReady: boolean
  /** the worker ends on request and is not replaced */
  isLeaving: boolean
  readonly exited: Promise<number>
}

/** @returns the worker once it serves, or undefined if it ended before */
export async function startWorker(
  onStart: (worker: RunningWorker) => void,
  onMessage: (from: RunningWorker, message: Message) => void,
): Promise<RunningWorker | undefined> {
  const forked = cluster.fork()
  const exited = once(forked, 'exit').then(([code]) => (code as number | null) ?? 1)
  const worker: RunningWorker = { process: forked, startedAt: Date.now(), isReady: false, isLeaving: false, exited }
  onStart(worker)
  const ready = new Promise<true>((resolve) => {
    forked.on('message', (message: Message) => {
      if (message.type === 'ready') {
        worker.isReady = true
        resolve(true)
      } else onMessage(worker, message)
    })
  })
  const isReady = await Promise.race([ready, exited.then(() => false)])
  return isReady ? worker : undefined
}

export function endWorker(worker: RunningWorker): Promise<number> {
  worker.isLeaving = true
  worker.process.process.kill('SIGTERM')
  return worker.exited
}
