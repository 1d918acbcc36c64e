const milliseconds = 60_000

/** Looks once a minute, and when the page is shown again or the network is back. @returns ends it */
export function lookRegularly(look: () => void): () => void {
  const timer = setInterval(look, milliseconds)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  }
}
