import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer } from './answer-in-thread.ts'

export interface ThreadLimits {
  /** longest time of one call, without its wait for the calls before it */
  seconds: number
  /** largest JavaScript heap of the thread */
  mebibytes: number
}

/** The call exceeded a limit, and its thread was ended. The next call gets a new one. */
export class StoppedThreadError extends Error {
  readonly limit: keyof ThreadLimits

  constructor(limit: keyof ThreadLimits, { seconds, mebibytes }: ThreadLimits) {
    super(limit === 'seconds' ? `stopped after ${seconds} s` : `stopped above ${mebibytes} MiB of heap`)
    this.name = 'StoppedThreadError'
    this.limit = limit
  }
}

/** A thread holds memory: it ends when it was idle for that many milliseconds. */
const longestIdle = 30_000

/** Sources run as they are. The build makes `workers/<name>.worker.js` of them, beside the server's bundle. */
function fileOf(from: string, file: string): string {
  const folder = path.dirname(fileURLToPath(from))
  return from.endsWith('.ts') ? path.join(folder, file) : path.join(folder, 'workers', `${path.parse(file).name}.js`)
}

/**
 * Runs a function outside the main thread, one call at a time, for input that strangers choose.
 * @param from `import.meta.url` of the caller
 * @param file relative path of a file that calls `answerInThread`
 * @returns the function; its input and result are copied between the threads. It throws what the task throws (of its errors only
 * name, message and stack are kept), or StoppedThreadError
 */
export function inThread<Task extends (input: never) => unknown>(
  from: string,
  file: `./${string}.worker.ts`,
  limits: ThreadLimits,
): (input: Parameters<Task>[0]) => Promise<Awaited<ReturnType<Task>>> {
  let thread: Worker | undefined
  let call: PromiseWithResolvers<unknown> | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function open(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: limits.mebibytes, maxYoungGenerationSizeMb: 16 }
    const opened = new Worker(fileOf(from, file), { resourceLimits })
    // A thread that was stopped may still answer or fail: that belongs to no call.
    const fail = (error: Error) => {
      if (thread !== opened) return
      thread = undefined
      call?.reject(error)
    }
    opened.on('message', (answer: ThreadAnswer) => {
      if (thread !== opened) return
      if ('error' in answer) call?.reject(answer.error)
      else call?.resolve(answer.result)
    })
    opened.on('error', (error: Error & { code?: string }) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new StoppedThreadError('mebibytes', limits) : error),
    )
    opened.on('exit', (code) => fail(new Error(`the thread ended with code ${code}`)))
    return opened
  }

  /** Ends the thread, with the call that it works on. */
  function stop(reason?: Error): void {
    void thread?.terminate()
    thread = undefined
    if (reason) call?.reject(reason)
  }

  async function run(input: unknown): Promise<unknown> {
    clearTimeout(idle)
    thread ??= open()
    thread.ref()
    call = Promise.withResolvers()
    const timer = setTimeout(() => stop(new StoppedThreadError('seconds', limits)), limits.seconds * 1000)
    try {
      thread.postMessage(input)
      return await call.promise
    } finally {
      clearTimeout(timer)
      call = undefined
      thread?.unref()
      idle = setTimeout(stop, longestIdle).unref()
    }
  }

  return (input) => {
    const turn = last.then(() => run(input))
    last = turn.catch(() => {})
    return turn as Promise<Awaited<ReturnType<Task>>>
  }
}
