import { parentPort } from 'node:worker_threads'

/** What a thread sends back for one input. */
export type ThreadAnswer = { result: unknown } | { error: unknown }

async function attempt(task: (input: never) => unknown, input: unknown): Promise<ThreadAnswer> {
  try {
    return { result: await task(input as never) }
  } catch (error) {
    return { error }
  }
}

/** In a `*.worker.ts`: answers each call with that function. @returns the function, to be exported for its type */
export function answerInThread<Task extends (input: never) => unknown>(task: Task): Task {
  parentPort?.on('message', async (input: unknown) => parentPort?.postMessage(await attempt(task, input)))
  return task
}
