import type { Steps } from './block-diff.ts'

/** Maximum time for which one slice of work blocks the page. */
const sliceMilliseconds = 12

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Runs the steps in time slices, so that the page stays responsive. @throws the signal's reason once it is aborted */
export async function runSteps<Result>(steps: Steps<Result>, signal: AbortSignal): Promise<Result> {
  let until = performance.now() + sliceMilliseconds
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await nextTask()
    signal.throwIfAborted()
    until = performance.now() + sliceMilliseconds
  }
}
