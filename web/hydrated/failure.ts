import { useSyncExternalStore } from 'react'

/** A request without a usable answer. */
export interface Failure {
  /** `late`: the answer may still come */
  cause: 'network' | 'late' | 'server' | 'tooLarge' | 'tooMany'
  /** `sent`: a form; `done`: the page after an accepted form; `stale`: new data for the shown page */
  asked: 'sent' | 'page' | 'done' | 'stale'
  /** path of the form's action or of the requested page */
  path: string
  /** the address bar already shows `path` */
  replace?: boolean
  /** the page's code is missing: only a page load gets it */
  whole?: boolean
  /** a retry is pending */
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

export function showFailure(next: Failure): void {
  if (!failure || !isSame(failure, next)) set({ whole: failure?.path === next.path && failure.whole, ...next })
}

export const clearFailure = (): void => {
  if (failure) set(null)
}

/** Notes that a request begins: marks a retry of the failed request as pending, else clears its notice. */
export function markRetrying({ asked, path }: Pick<Failure, 'asked' | 'path'>): void {
  if (failure?.path !== path) clearFailure()
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
