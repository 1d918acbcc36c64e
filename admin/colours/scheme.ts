/** `system` follows the device's scheme, also when the device changes it at dusk. */
export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const key = 'colour-scheme'

/** Reading throws where the browser blocks storage. */
function stored(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function chosenScheme(): Scheme {
  const found = stored()
  return schemes.find((one) => one === found) ?? 'system'
}

/** Applies the scheme. Call it before the first paint. */
export function showScheme(scheme: Scheme = chosenScheme()): void {
  if (scheme === 'system') delete document.documentElement.dataset.colourScheme
  else document.documentElement.dataset.colourScheme = scheme
}

export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme)
  try {
    if (scheme === 'system') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, scheme)
  } catch {
    // Not stored: the choice lasts until the page is closed.
  }
}
