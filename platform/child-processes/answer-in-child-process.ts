/** Answer of a child process to one input. */
export type ChildAnswer = { result: unknown } | { error: unknown }

async function attempt(task: (input: never) => unknown, input: unknown): Promise<ChildAnswer> {
  try {
    return { result: await task(input as never) }
  } catch (error) {
    return { error }
  }
}

/** In a `*.worker.ts`: answers each call with that function. @returns the function, to be exported for its type */
export function answerInChildProcess<Task extends (input: never) => unknown>(task: Task): Task {
  // Tests import the file for its type only; without a parent nobody calls.
  if (process.send) process.on('message', async (input) => process.send?.(await attempt(task, input)))
  return task
}
