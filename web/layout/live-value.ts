import { useEffect, useSyncExternalStore } from 'react'

/**
 * What a page knows better, while it is shown, than what was loaded for the frame around it. It is set in the browser
 * only: the server renders the pages of many people.
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

/** While the component is shown; undefined: what was loaded holds. */
export function useSetLive<Value>(live: LiveValue<Value>, value: Value | undefined): void {
  useEffect(() => {
    live.set(value)
    return () => live.set(undefined)
  }, [live, value])
}

const none = () => undefined

export const useLive = <Value>(live: LiveValue<Value>): Value | undefined =>
  useSyncExternalStore(live.subscribe, live.get, none)
