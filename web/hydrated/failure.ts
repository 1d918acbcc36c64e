import { useSyncExternalStore } from 'react'

/** Something she asked for that got no usable answer. */
export interface Failure {
  /** `late`: nothing has come yet, and may still come */
  cause: 'network' | 'late' | 'server' | 'tooLarge' | 'tooMany'
  /** `sent`: a form; `done`: the page after one that was received; `stale`: the page she is on, anew */
  asked: 'sent' | 'page' | 'done' | 'stale'
  /** where the form went, or the page that was asked for */
  path: string
  /** the address bar shows it already */
  replace?: boolean
  /** its code is missing: only the browser can load it */
  whole?: boolean
  /** asked for again, and still without an answer */
  trying?: boolean
}

let failure: Failure | null = null
const listeners = new Set<() => void>()

function set(next: Failure | null): void {
  failure = next
  for (const listener of listeners) listener()
}

const isSame = (one: Failure, other: Failure): boolean =>
  one.asked === other.asked && one.path === other.path && one.cause === other.cause && !one.trying === !other.trying

export function announce(next: Failure): void {
  if (!failure || !isSame(failure, next)) set({ whole: failure?.path === next.path && failure.whole, ...next })
}

export const withdraw = (): void => {
  if (failure) set(null)
}

/** Another request begins: the same one again keeps its notice until it is answered. */
export function begin({ asked, path }: Pick<Failure, 'asked' | 'path'>): void {
  if (failure?.path !== path) withdraw()
  else if (asked !== 'stale') set({ ...failure, trying: true })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFailure = (): Failure | null =>
  useSyncExternalStore(
    subscribe,
    () => failure,
    () => null,
  )
