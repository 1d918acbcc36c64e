import { type ComponentType, lazy } from 'react'

let loading = 0

/** Tells whether an optional file of the page is loading. */
export const isLoadingOptional = (): boolean => loading > 0

/** Loads an optional file of the page: a failure neither reloads the page nor is reported. */
export function loadOptional<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  loading += 1
  return load()
    .catch(() => undefined)
    .finally(() => {
      loading -= 1
    })
}

const Nothing = () => null

/** Like `lazy`, for a part that is left out if its file fails to load. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: (await loadOptional(load)) ?? (Nothing as ComponentType<Props>) }))
