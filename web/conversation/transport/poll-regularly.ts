const milliseconds = 60_000

/** Calls `look` once a minute, when the page is shown or hidden, and when the network is back. @returns a stop function */
export function pollRegularly(look: () => void): () => void {
  const timer = setInterval(look, milliseconds)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  }
}
