function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 500)
}

/** The house says on the page whether it measures, and with which id; an error page may not know. */
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
