/** Ignores the error of a skipped transition, as when a page is left or reloaded early. */
function ignoreSkipped({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  if (!viewTransition) return
  const { ready, finished, updateCallbackDone } = viewTransition
  for (const settled of [ready, finished, updateCallbackDone]) settled.catch(() => undefined)
}

export function skipTransitions(): void {
  addEventListener('pageswap', ignoreSkipped)
  addEventListener('pagereveal', ignoreSkipped)
}
