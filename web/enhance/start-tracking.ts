import { whenIdle } from './when-idle.ts'

/** @param tracker id from the document; absent on an error page, empty if not configured */
export function startTracking({ tracker } = document.documentElement.dataset): void {
  if (tracker === undefined) return
  if (tracker === '') {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
    console.warn('No tracker id is configured: nothing is measured')
    return
  }
  whenIdle(async () => {
    const { startConsent } = await import('../consent/index.ts')
    await startConsent(tracker)
  })
}
