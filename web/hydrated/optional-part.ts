import { type ComponentType, lazy } from 'react'

let loading = 0

/** Is a file on its way whose absence costs the page nothing? */
export const isLoadingOptional = (): boolean => loading > 0

/** Loads a file that the page can do without: a cut network then neither reloads the page nor says so. */
export function loadOptional<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  loading += 1
  return load()
    .catch(() => undefined)
    .finally(() => {
      loading -= 1
    })
}

const Nothing = () => null

/** Like `lazy`, for a part that is left out where its file cannot be loaded. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: (await loadOptional(load)) ?? (Nothing as ComponentType<Props>) }))
