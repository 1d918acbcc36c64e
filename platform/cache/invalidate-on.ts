/** Interface of `platform/events`. That module is not imported, because the database below it uses a cache too. */
export interface ChangeEvents {
  onChange(topic: string, listener: () => void): unknown
  onGap(listener: () => void): unknown
}

/** Invalidates caches on each event of these topics, and after notifications may have been missed. */
export function invalidateOn(
  events: ChangeEvents,
  topics: readonly string[],
  ...caches: readonly { invalidate(): void }[]
): void {
  const invalidate = () => {
    for (const cache of caches) cache.invalidate()
  }
  for (const topic of topics) events.onChange(topic, invalidate)
  events.onGap(invalidate)
}
