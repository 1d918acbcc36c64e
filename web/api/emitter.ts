type Listener<T> = (value: T) => void

/** A few named events with typed values; listeners run in the order they were added. */
export class Emitter<Events extends Record<string, unknown>> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>()

  /** @returns a function that removes the listener */
  on<K extends keyof Events>(event: K, listener: Listener<Events[K]>): () => void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners)
    listeners.add(listener as Listener<never>)
    return () => listeners.delete(listener as Listener<never>)
  }

  emit<K extends keyof Events>(event: K, value: Events[K]): void {
    for (const listener of this.#listeners.get(event) ?? []) (listener as Listener<Events[K]>)(value)
  }
}
