const firstDelayMilliseconds = 1000
const longestDelayMilliseconds = 30_000

/** EventSource.CLOSED */
const closedState = 2

export interface EventStreamInput {
  /** called for each new connection */
  open(): EventSource
  /** by name of the event */
  listeners: Readonly<Record<string, (event: MessageEvent) => void>>
  onConnection(live: boolean): void
  /** the server answered, but without a stream */
  onRefused?: (() => void) | undefined
}

export interface EventStream {
  /** reopens the stream: its connection may hang after sleep or a network change */
  restart(): void
  stop(): void
}

/** Parsed data of an event; undefined if it has another shape. */
export function dataOf<T>(schema: { safeParse(value: unknown): { data?: T } }, event: MessageEvent): T | undefined {
  const { data } = schema.safeParse(jsonOf(event))
  return data
}

/** Parsed data of an event; undefined if it is not JSON. */
export function jsonOf({ data }: MessageEvent): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/**
 * Keeps a stream of server-sent events open. The browser reconnects after a break, but gives up on a refusal:
 * refused streams are retried here.
 */
export function openEventStream({ open, listeners, onConnection, onRefused }: EventStreamInput): EventStream {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = firstDelayMilliseconds

  function start(): void {
    clearTimeout(timer)
    source?.close()
    const current = open()
    source = current
    current.addEventListener('open', () => {
      delay = firstDelayMilliseconds
      onConnection(true)
    })
    for (const [name, receive] of Object.entries(listeners)) current.addEventListener(name, receive as EventListener)
    current.addEventListener('error', () => {
      onConnection(false)
      if (current.readyState !== closedState || source !== current) return
      onRefused?.()
      timer = setTimeout(start, delay)
      delay = Math.min(delay * 2, longestDelayMilliseconds)
    })
  }

  start()
  return {
    restart: start,
    stop() {
      clearTimeout(timer)
      source?.close()
      source = undefined
    },
  }
}
