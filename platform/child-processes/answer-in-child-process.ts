export type ChildAnswer = { result: unknown } | { error: unknown }

async function attempt(task: (input: never) => unknown, input: unknown): Promise<ChildAnswer> {
  try {
    return { result: await task(input as never) }
  } catch (error) {
    return { error }
  }
}

/**
 * Used in a `*.worker.ts`: answers each message with the task's result.
 * @returns the task, exported for its type
 */
export function answerInChildProcess<Task extends (input: never) => unknown>(task: Task): Task {
  // No messages arrive without a parent process, for example in a test.
  if (process.send) process.on('message', async (input) => process.send?.(await attempt(task, input)))
  return task
}
