import { LiveValue, useLive } from '../layout/live-value.ts'

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

/** The failure of the last request; undefined: it was answered. */
const shown = new LiveValue<Failure>()

const isSame = (one: Failure, other: Failure): boolean =>
  one.asked === other.asked && one.path === other.path && one.cause === other.cause && !one.trying === !other.trying

export function showFailure(next: Failure): void {
  const failure = shown.get()
  if (!failure || !isSame(failure, next)) shown.set({ whole: failure?.path === next.path && failure.whole, ...next })
}

export const clearFailure = (): void => {
  if (shown.get()) shown.set(undefined)
}

/** Notes that a request begins: marks a retry of the failed request as pending, else clears its notice. */
export function markRetrying({ asked, path }: Pick<Failure, 'asked' | 'path'>): void {
  const failure = shown.get()
  if (failure?.path !== path) clearFailure()
  else if (asked !== 'stale') shown.set({ ...failure, trying: true })
}

export const useFailure = (): Failure | null => useLive(shown) ?? null
