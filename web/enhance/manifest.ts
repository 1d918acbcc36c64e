import { whenIdle } from './when-idle.ts'

function name(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

/** A phone on a slow network has its first picture by then. */
const afterMilliseconds = 2000

/** How to install the site: asked for once the page is there and quiet, so that nothing of it waits for that. */
export const nameManifest = (): void => void setTimeout(() => whenIdle(name), afterMilliseconds)
