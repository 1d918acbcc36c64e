import { whenIdle } from './when-idle.ts'

function name(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

/** How to install the site: asked for once the page is there and quiet, so that nothing of it waits for that. */
export const nameManifest = (): void => whenIdle(name)
