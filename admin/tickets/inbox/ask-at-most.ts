/** Asks at once, and then once in that time at most: what changed meanwhile is asked for at its end. Never two at a time. */
export function askAtMost(everyMilliseconds: number, ask: () => Promise<unknown>) {
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
