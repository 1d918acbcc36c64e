import { whenIdle } from './when-idle.ts'

/** The page states whether it is measured, and with which id; an error page may not know. */
export function measure({ tracker } = document.documentElement.dataset): void {
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
