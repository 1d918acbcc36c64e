/** Left or loaded again before it has run, a transition between pages is skipped: that is no error. */
function ignoreSkipped({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  if (!viewTransition) return
  const { ready, finished, updateCallbackDone } = viewTransition
  for (const settled of [ready, finished, updateCallbackDone]) settled.catch(() => undefined)
}

export function skipTransitions(): void {
  addEventListener('pageswap', ignoreSkipped)
  addEventListener('pagereveal', ignoreSkipped)
}
