import { useEffect, useSyncExternalStore } from 'react'

/**
 * A value that a page updates while it is shown. It replaces the value from the loader.
 * Set in the browser only: the server renders pages for many users.
 */
export class LiveValue<Value> {
  #current: Value | undefined
  readonly #listeners = new Set<() => void>()

  readonly get = (): Value | undefined => this.#current
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(value: Value | undefined): void {
    this.#current = value
    for (const listener of this.#listeners) listener()
  }
}

/** Sets the value while the component is mounted; undefined: the loaded value applies. */
export function useSetLive<Value>(live: LiveValue<Value>, value: Value | undefined): void {
  useEffect(() => {
    live.set(value)
    return () => live.set(undefined)
  }, [live, value])
}

const none = () => undefined

export const useLive = <Value>(live: LiveValue<Value>): Value | undefined =>
  useSyncExternalStore(live.subscribe, live.get, none)
