import { whenIdle } from './when-idle.ts'

function name(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

/** Delay after which even a phone on a slow network has its first paint. */
const afterMilliseconds = 2000

/** Links the web app manifest once the page is idle, so that nothing waits for it. */
export const linkManifest = (): void => void setTimeout(() => whenIdle(name), afterMilliseconds)
