/** Runs `ask` at once, then at most once per interval: calls during an interval cause one run at its end. Runs never overlap. */
export function throttleAsync(everyMilliseconds: number, ask: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false
  let again = false
  async function run(): Promise<void> {
    busy = true
    again = false
    const pause = new Promise((resolve) => {
      timer = setTimeout(resolve, everyMilliseconds)
    })
    await Promise.allSettled([ask(), pause])
    busy = false
    if (again) void run()
  }
  return {
    ask(): void {
      if (busy) again = true
      else void run()
    },
    stop(): void {
      clearTimeout(timer)
      busy = false
      again = false
    },
  }
}
