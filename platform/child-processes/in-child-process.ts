import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChildAnswer } from './answer-in-child-process.ts'

export interface CallLimits {
  /** longest time of one call, without its wait for the calls before it */
  seconds: number
  /** largest JavaScript heap of the child process */
  mebibytes: number
}

/** The call exceeded a limit, and its process was ended. The next call gets a new one. */
export class StoppedCallError extends Error {
  readonly limit: keyof CallLimits

  constructor(limit: keyof CallLimits, { seconds, mebibytes }: CallLimits) {
    super(limit === 'seconds' ? `stopped after ${seconds} s` : `stopped above ${mebibytes} MiB of heap`)
    this.name = 'StoppedCallError'
    this.limit = limit
  }
}

/** Milliseconds after which an idle child process ends, to release its memory. */
const longestIdle = 30_000

/** Maximum characters kept of a child process's error output. */
const longestOutput = 2000

/** Sources run directly. The build bundles them as `workers/<name>.worker.js`, beside the server's bundle. */
function fileOf(from: string, file: string): string {
  const folder = path.dirname(fileURLToPath(from))
  return from.endsWith('.ts') ? path.join(folder, file) : path.join(folder, 'workers', `${path.parse(file).name}.js`)
}

/** V8 aborts the process when its heap is full: a worker thread would take the whole server with it. */
const isOutOfMemory = (signal: NodeJS.Signals | null, printed: string): boolean =>
  signal === 'SIGABRT' || printed.includes('heap out of memory')

interface Child {
  process: ChildProcess
  /** sets whether the event loop waits for the child process */
  hold(held: boolean): void
}

/** @param on `fail` is called whenever the child process fails or ends */
function start(file: string, limits: CallLimits, on: { answer(answer: ChildAnswer): void; fail(error: Error): void }) {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${limits.mebibytes}`, '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let printed = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(0, longestOutput)
  })
  child.on('message', (answer) => on.answer(answer as ChildAnswer))
  child.on('error', on.fail)
  child.on('close', (code, signal) =>
    on.fail(
      isOutOfMemory(signal, printed)
        ? new StoppedCallError('mebibytes', limits)
        : new Error(`the child process ended with ${signal ?? `code ${code}`}: ${printed}`),
    ),
  )
  const handles = [child, child.channel, child.stderr as unknown as { ref(): void; unref(): void } | null]
  const hold = (held: boolean) => {
    for (const handle of handles) held ? handle?.ref() : handle?.unref()
  }
  return { process: child, hold } satisfies Child
}

/**
 * Runs a function in a child process, one call at a time, for untrusted input.
 * @param from `import.meta.url` of the caller
 * @param file relative path of a file that calls `answerInChildProcess`
 * @returns the function, whose input and result are copied between the processes. It throws StoppedCallError,
 * or the task's error with only its name, message and stack.
 */
export function inChildProcess<Task extends (input: never) => unknown>(
  from: string,
  file: `./${string}.worker.ts`,
  limits: CallLimits,
): (input: Parameters<Task>[0]) => Promise<Awaited<ReturnType<Task>>> {
  let child: Child | undefined
  let call: PromiseWithResolvers<unknown> | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function open(): Child {
    // A process that was stopped may still answer or fail: ignore it, no call is waiting.
    const opened = start(fileOf(from, file), limits, {
      answer(answer) {
        if (child !== opened) return
        if ('error' in answer) call?.reject(answer.error)
        else call?.resolve(answer.result)
      },
      fail(error) {
        if (child !== opened) return
        child = undefined
        call?.reject(error)
      },
    })
    return opened
  }

  function stop(reason?: Error): void {
    child?.process.kill('SIGKILL')
    child = undefined
    if (reason) call?.reject(reason)
  }

  async function run(input: unknown): Promise<unknown> {
    clearTimeout(idle)
    child ??= open()
    child.hold(true)
    call = Promise.withResolvers()
    const timer = setTimeout(() => stop(new StoppedCallError('seconds', limits)), limits.seconds * 1000)
    try {
      child.process.send(input as object)
      return await call.promise
    } finally {
      clearTimeout(timer)
      call = undefined
      child?.hold(false)
      idle = setTimeout(stop, longestIdle).unref()
    }
  }

  return (input) => {
    const turn = last.then(() => run(input))
    last = turn.catch(() => {})
    return turn as Promise<Awaited<ReturnType<Task>>>
  }
}
