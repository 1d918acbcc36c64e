import type { EventStream } from './event-stream.ts'

/** Shorter breaks are not shown to the user. */
const graceMilliseconds = 3000
/** After this time in the background the stream is reopened: it may hang. */
const awayMilliseconds = 30_000

interface HoldingStream {
  open(onConnection: (live: boolean) => void): EventStream
  /** called each time the stream opens, the first time included */
  onLive(): void
  /** true: the device is offline, or the connection has been gone for a while; false: it is back */
  onLost(lost: boolean): void
}

/** Keeps a stream open as long as its window, through sleep and network changes. @returns function that closes it */
export function followStream({ open, onLive, onLost }: HoldingStream): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = 0
  const stream = open((live) => {
    clearTimeout(grace)
    if (live) {
      onLost(false)
      onLive()
    } else grace = setTimeout(() => onLost(true), graceMilliseconds)
  })
  const onOffline = () => onLost(true)
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > awayMilliseconds) stream.restart()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && stream.restart()
  addEventListener('online', stream.restart)
  addEventListener('offline', onOffline)
  addEventListener('pagehide', stream.stop)
  addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearTimeout(grace)
    stream.stop()
    removeEventListener('online', stream.restart)
    removeEventListener('offline', onOffline)
    removeEventListener('pagehide', stream.stop)
    removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
